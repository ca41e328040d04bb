/** Whether an answer is JSON. */
export function isJson({ headers }: Response): boolean {
  return /^application\/json\b/.test(headers.get('content-type') ?? '');
}
