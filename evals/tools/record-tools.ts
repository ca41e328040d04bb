import { z } from 'zod';
import { freshId, type Office, withRow } from './office';
import { namesPerson, type Order, says } from './order';
import { address, date, id, line, type Refusal, refused, tool, wall } from './tool';

const STATUSES = ['Qualified', 'Won', 'Lost', 'Lead', 'Proposal'] as const;
const BOARDS = ['Back end', 'Front end', 'Design'] as const;
const LISTS = ['Backlog', 'In Progress', 'In Review', 'Completed'] as const;

/** Mail in free words, and lists: no actions of a loop, held to the same preconditions. */
export const recordTools = {
  'email.send_email': tool(
    z.strictObject({ recipient: address, subject: line, body: z.string().min(1).max(8000) }),
    ({ recipient, subject, body }, office, order) => {
      const wrong =
        stranger(office, order, recipient) ??
        (says(order, subject) && says(order, body) ? null : refused('not ordered', 'The words are not the owner’s'));
      return wrong ?? sent(office, recipient, subject, body);
    },
  ),
  'email.forward_email': tool(
    z.strictObject({ email_id: id, recipient: address }),
    ({ email_id, recipient }, office, order) => {
      const mail = office.tables.mails.get(email_id);
      if (!mail) return refused('unknown', `There is no mail ${email_id}`);
      const { subject = '', body = '' } = mail;
      const from = mail['sender/recipient'] ?? '';
      if (from === recipient) return refused('not ordered', `It is ${recipient} who wrote it`);
      const named = namesPerson(order, from) && says(order, subject);
      const wrong =
        stranger(office, order, recipient) ?? (named ? null : refused('not ordered', `"${subject}" is not named`));
      return wrong ?? sent(office, recipient, `FW: ${subject}`, body);
    },
  ),
  'email.search_emails': tool(
    z.strictObject({ query: line, date_min: wall.optional(), date_max: wall.optional() }),
    ({ query }, office) => {
      const found = [...office.tables.mails].filter(([, mail]) =>
        Object.values(mail).join(' ').toLowerCase().includes(query.toLowerCase()),
      );
      return { ok: true, office, action: null, found: found.map(([email_id]) => email_id) };
    },
  ),
  'project_management.create_task': tool(
    z.strictObject({
      task_name: line,
      assigned_to_email: address,
      list_name: z.enum(LISTS),
      due_date: date,
      board: z.enum(BOARDS),
    }),
    (task, office, order) => {
      const wrong =
        stranger(office, order, task.assigned_to_email) ??
        (says(order, task.task_name) ? null : refused('not ordered', `"${task.task_name}" is not named`)) ??
        (Date.parse(task.due_date) / 60_000 < office.now ? refused('past', 'It would be due in the past') : null);
      if (wrong) return wrong;
      const task_id = freshId(office, 'tasks');
      return { ok: true, office: withRow(office, 'tasks', task_id, { task_id, ...task }), action: null };
    },
  ),
  'customer_relationship_manager.update_customer': tool(
    z.discriminatedUnion('field', [
      z.strictObject({ customer_id: id, field: z.literal('assigned_to_email'), new_value: address }),
      z.strictObject({ customer_id: id, field: z.literal('status'), new_value: z.enum(STATUSES) }),
      z.strictObject({ customer_id: id, field: z.literal('follow_up_by'), new_value: date }),
    ]),
    ({ customer_id, field, new_value }, office, order) => {
      const customer = office.tables.customers.get(customer_id);
      if (!customer) return refused('unknown', `There is no customer ${customer_id}`);
      const named = namesPerson(order, customer.assigned_to_email ?? '') || says(order, customer.customer_name ?? '');
      const wrong =
        (named ? null : refused('not ordered', `${customer.customer_name} is not named`)) ??
        (field === 'assigned_to_email' ? stranger(office, order, new_value) : null);
      if (wrong) return wrong;
      const row = { ...customer, [field]: new_value };
      return { ok: true, office: withRow(office, 'customers', customer_id, row), action: null };
    },
  ),
};

function stranger(office: Office, order: Order, address: string): Refusal | null {
  if (!office.people.has(address)) return refused('unknown', `Nobody here has the address ${address}`);
  return namesPerson(order, address) ? null : refused('not ordered', `${address} is not named`);
}

function sent(office: Office, recipient: string, subject: string, body: string) {
  const email_id = freshId(office, 'mails');
  const row = { email_id, 'inbox/outbox': 'outbox', 'sender/recipient': recipient, subject, body };
  return { ok: true as const, office: withRow(office, 'mails', email_id, row), action: null };
}
