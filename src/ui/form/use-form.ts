'use client';

import { useRouter } from 'next/navigation';
import { type ChangeEvent, type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { FieldLimits, FormLimits } from '@/core/http/form-limits';
import { useMessages } from '@/messages/use-messages';
import { RequestError } from '../fetch-json';
import { showToast } from '../toast-store';
import { errorText } from '../words';
import { type Control, controlsOf, fieldProblem } from './field-problem';

/** Values by the names of the fields. */
type Values = Readonly<Record<string, string | number | boolean>>;

interface FormOptions<V extends Values> {
  /** As it is saved now; a new one replaces what has not been changed here. */
  readonly saved: V;
  /** Of `limitsOf`, made where the page is. */
  readonly limits?: FormLimits;
  /** Sends the whole form. A RequestError's `fields` are shown at the fields. */
  send(values: NoInfer<V>): Promise<unknown>;
  /** What a toast says when it has been done. */
  readonly done: string;
}

/** What `Form` and `SaveButton` need of a form, whatever its fields. */
export interface FormFrame {
  /** What went wrong besides the fields; shown as a whole. */
  readonly failure: string | null;
  readonly busy: boolean;
  /** Something differs from what is saved. */
  readonly dirty: boolean;
  /** Sends it; true once it has been done. What was typed stays where it was refused. */
  save(): Promise<boolean>;
  readonly props: {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly noValidate: true;
    onSubmit(event: FormEvent): void;
  };
}

/** A form: `bind` ties a control to its value, `tick` a checkbox. */
export interface FormState<V extends Values> extends FormFrame {
  readonly values: V;
  /** What is wrong, by field; shown beside it. */
  readonly problems: { readonly [K in keyof V]?: string };
  bind(name: keyof V & string): FieldLimits & Bound & { readonly value: string | number };
  tick(name: keyof V & string): Bound & { readonly checked: boolean };
  change(patch: Partial<V>): void;
}

interface Bound {
  readonly name: string;
  onChange(event: ChangeEvent<Control>): void;
}

/**
 * A form that is sent in one piece to a route of ours. The browser checks what it can by the limits of the route's schema,
 * the route checks all; either way the text stands beside its field, and the first such field has the focus. One attempt at
 * a time; nothing that was typed is lost.
 */
export function useForm<V extends Values>({ saved, limits = {}, send, done }: FormOptions<V>): FormState<V> {
  const t = useMessages('form');
  const router = useRouter();
  const ref = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const [values, setValues] = useState(saved);
  const [base, setBase] = useState({ given: saved, known: saved });
  const [wrong, setWrong] = useState<{ problems: Record<string, string>; failure: string | null }>(NOTHING_WRONG);
  const [busy, setBusy] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const dirty = !same(values, base.known);
  if (!same(saved, base.given)) {
    setBase({ given: saved, known: saved });
    if (!dirty) setValues(saved);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each refusal, and only then
  useEffect(() => {
    ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  function refuse(problems: Record<string, string>, failure: string | null): false {
    setWrong({ problems, failure });
    setRefusals((count) => count + 1);
    return false;
  }

  async function save(): Promise<boolean> {
    if (sending.current) return false;
    const controls = ref.current ? controlsOf(ref.current) : [];
    const found = controls.flatMap((control) => {
      const problem = fieldProblem(control, t);
      return problem ? [[control.name, problem] as const] : [];
    });
    if (found.length > 0) return refuse(Object.fromEntries(found), null);
    sending.current = true;
    setBusy(true);
    setWrong(NOTHING_WRONG);
    try {
      await send(values);
      setBase(({ given }) => ({ given, known: values }));
      showToast(done);
      router.refresh();
      return true;
    } catch (error) {
      if (!(error instanceof RequestError)) return refuse({}, t('offline'));
      const shown = Object.entries(error.fields).filter(([name]) => controls.some((control) => control.name === name));
      const problems = Object.fromEntries(shown.map(([name, texts]) => [name, texts.join(' ')]));
      return refuse(problems, shown.length > 0 ? null : errorText(error));
    } finally {
      sending.current = false;
      setBusy(false);
    }
  }

  function change(patch: Partial<V>): void {
    setValues((before) => ({ ...before, ...patch }));
    setWrong(({ problems, failure }) => ({
      problems: Object.fromEntries(Object.entries(problems).filter(([name]) => !(name in patch))),
      failure,
    }));
  }

  const bound = (name: keyof V & string): Bound => ({
    name,
    onChange: ({ target }) => change({ [name]: typedIn(target, values[name]) } as Partial<V>),
  });

  return {
    values,
    problems: wrong.problems as FormState<V>['problems'],
    failure: wrong.failure,
    busy,
    dirty,
    change,
    save,
    bind: (name) => ({ ...limits[name], ...bound(name), value: values[name] as string | number }),
    tick: (name) => ({ ...bound(name), checked: values[name] === true }),
    props: {
      ref,
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault();
        void save();
      },
    },
  };
}

const NOTHING_WRONG = { problems: {}, failure: null };

/** What a control holds, as the kind of value that its field has. */
function typedIn(control: Control, before: Values[string] | undefined): Values[string] {
  if (typeof before === 'boolean') return (control as HTMLInputElement).checked;
  return typeof before === 'number' ? Number(control.value) : control.value;
}

/** Blanks around a text are no change: no route keeps them. */
function same(one: Values, other: Values): boolean {
  const plain = (value: Values[string] | undefined) => (typeof value === 'string' ? value.trim() : value);
  return Object.keys({ ...one, ...other }).every((name) => plain(one[name]) === plain(other[name]));
}
