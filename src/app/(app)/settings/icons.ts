import {
  Bell,
  Bot,
  CalendarDays,
  CalendarPlus,
  CodeXml,
  CreditCard,
  FileText,
  Gift,
  Inbox,
  PencilLine,
  Plug,
  Sparkles,
  UserRound,
  UsersRound,
} from 'lucide-react';

export const SECTION_ICONS = {
  document: FileText,
  edit: PencilLine,
  calendar: CalendarDays,
  booking: CalendarPlus,
  plug: Plug,
  bot: Bot,
  code: CodeXml,
  mail: Inbox,
  assistant: Sparkles,
  people: UsersRound,
  person: UserRound,
  bell: Bell,
  gift: Gift,
  card: CreditCard,
} as const;

export type SectionIcon = keyof typeof SECTION_ICONS;
