'use client';

import * as Dropdown from '@radix-ui/react-dropdown-menu';
import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from './class-names';

interface MenuProps {
  readonly trigger: ReactNode;
  readonly align?: 'start' | 'end';
  readonly defaultOpen?: boolean;
  readonly children: ReactNode;
}

/** A list of actions behind a button, 56 units wide. Arrow keys, Home, End, type-ahead and Escape work. */
export function Menu({ trigger, align = 'end', defaultOpen, children }: MenuProps) {
  return (
    <Dropdown.Root modal={false} defaultOpen={defaultOpen}>
      <Dropdown.Trigger asChild>{trigger}</Dropdown.Trigger>
      <Dropdown.Portal>
        <Dropdown.Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className="z-50 w-56 animate-appear rounded-md border border-line bg-surface p-1 shadow-float"
        >
          {children}
        </Dropdown.Content>
      </Dropdown.Portal>
    </Dropdown.Root>
  );
}

export function MenuItem({ className, ...rest }: ComponentProps<typeof Dropdown.Item>) {
  return (
    <Dropdown.Item
      {...rest}
      className={cn(
        'flex w-full cursor-pointer items-center gap-2.5 rounded-sm px-2.5 py-1.5 outline-none data-highlighted:bg-surface-2',
        className,
      )}
    />
  );
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return <Dropdown.Label className="px-2.5 py-1.5">{children}</Dropdown.Label>;
}

export function MenuSeparator() {
  return <Dropdown.Separator className="my-1 h-px bg-line" />;
}

/** A choice that can be on or off; the menu stays open. */
export function MenuCheck({
  checked,
  onChange,
  children,
}: {
  checked: boolean;
  onChange(): void;
  children: ReactNode;
}) {
  return (
    <Dropdown.CheckboxItem
      checked={checked}
      onCheckedChange={onChange}
      onSelect={(event) => event.preventDefault()}
      className="flex w-full cursor-pointer items-center gap-2.5 rounded-sm px-2.5 py-1.5 outline-none data-highlighted:bg-surface-2"
    >
      <span className="size-4 shrink-0">
        <Dropdown.ItemIndicator>
          <Check className="size-4" aria-hidden />
        </Dropdown.ItemIndicator>
      </span>
      {children}
    </Dropdown.CheckboxItem>
  );
}
