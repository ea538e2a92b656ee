/** Both ways in which our tables may be granted; what a test shows must hold under each. */
export const grantModes = ['explicit', 'granted'] as const;
