/** Does something with each of them, four at a time: while one page is waited for, others are worked on. */
export async function fourAtATime<T>(all: readonly T[], act: (one: T) => Promise<void>): Promise<void> {
  const left = [...all];
  const work = async () => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) await act(one);
  };
  await Promise.all([work(), work(), work(), work()]);
}
