/** What was not begun for want of a plan, once there is room. */
export default {
  again: 'There is room in your plan again. What was not begun for want of it can be scheduled now.',
  waited: 'It came while there was no room in your plan. There is room now.',
} as const;
