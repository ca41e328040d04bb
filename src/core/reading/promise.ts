/** "Let me check and get back to you", "I'll confirm tomorrow": words that promise an answer and give none. */
export function promisesAnswer(hedge: string): boolean {
  return /check|confirm|let you know|get back|circle back|schau|prüf|melde|rückmeldung|bescheid|vérif|revien|tiens au courant|confirmo|reviso|aviso|digo algo/.test(
    hedge,
  );
}
