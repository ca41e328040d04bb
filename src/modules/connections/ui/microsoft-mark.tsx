/** Microsoft's mark as its branding guidelines for sign-in have it. */
export function MicrosoftMark() {
  return (
    <svg viewBox="0 0 21 21" className="size-4.5" aria-hidden>
      <path fill="#f25022" d="M0 0h10v10H0z" />
      <path fill="#7fba00" d="M11 0h10v10H11z" />
      <path fill="#00a4ef" d="M0 11h10v10H0z" />
      <path fill="#ffb900" d="M11 11h10v10H11z" />
    </svg>
  );
}
