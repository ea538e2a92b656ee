/** Words that forms share around their fields. */

/** Once a submission is stored. */
export const sentTexts = {
  reference: 'Reference number',
  nextTitle: 'What comes next',
  sent: 'What you sent',
} as const;

export const fileTexts = {
  choose: 'Choose a file',
  /** Where there is a mouse. */
  drop: 'or drop it here',
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  /** Rounded up, so that no file of more than 5 MB seems to have 5. */
  size: (bytes: number) =>
    bytes < 1024 * 1024
      ? `${Math.ceil(bytes / 1024)} KB`
      : `${Math.ceil((bytes / 1024 / 1024) * 10) / 10} MB`,
} as const;
