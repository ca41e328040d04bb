/** The account that the product has at the stand-in, and the numbers that are rented in it. */
export const SANDBOX_TWILIO = {
  accountSid: `AC${'5'.repeat(32)}`,
  authToken: 'sandbox_auth_token',
  numbers: ['+12025550143', '+12025550187'],
} as const;
