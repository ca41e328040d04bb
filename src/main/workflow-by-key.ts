import type { WorkflowDefinition } from '@/ports/workflows';

/**
 * One definition for several kinds of work: a key that begins with the mark of a kind is that kind's, without the mark; every
 * other key is of the kind `unmarked`.
 */
export function workflowByKey(
  unmarked: WorkflowDefinition,
  marked: Readonly<Record<string, WorkflowDefinition>>,
): WorkflowDefinition {
  return {
    name: unmarked.name,
    wake(context) {
      const [mark, kind] = Object.entries(marked).find(([start]) => context.key.startsWith(start)) ?? ['', unmarked];
      return kind.wake({ key: context.key.slice(mark.length), step: (name, run) => context.step(name, run) });
    },
  };
}
