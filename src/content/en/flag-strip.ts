/** Words of the flag strip's control. */
export const flagStrip = { pause: 'Stop the flags' } as const;
