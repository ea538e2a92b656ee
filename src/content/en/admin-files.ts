/** Texts of the staff area's screen "Files", and of the line about room on Overview. */

export const adminFiles = {
  title: 'Files',

  room: {
    title: 'How much room is left',
    loading: 'Measuring the room that is left',
    failed: 'Failed to measure the room that is left',
    names: {
      database: 'Database',
      files: 'Files of applications',
      day: 'Files of the last 24 hours',
    },
    of: (taken: string, most: string, percent: number) => `${taken} of ${most} (${percent} %)`,
    /** What each measure is held against. */
    explained: {
      database: 'Of the size of your plan. At its end nothing can be stored any more.',
      files: 'At its end applicants are asked to send their files by e-mail.',
      day: 'The same, until a part of it is a day old.',
    },
    settings:
      'The limits are in private.room_settings. After a deletion the database gets its room back within minutes, without becoming smaller at once.',
    /** On Overview. */
    calm: (percent: number) => `The database has room: ${percent} % of the plan is used`,
    filling: (what: string, percent: number) => `Filling up: ${what}, ${percent} %`,
    almostFull: (what: string, percent: number) => `Almost full: ${what}, ${percent} %`,
    unknown: 'The room that is left could not be measured',
  },

  list: {
    title: 'Largest files',
    about: 'The fifty largest files; those of applications that look like spam come first.',
    loading: 'Loading the largest files',
    failed: 'Failed to fetch the largest files',
    empty: 'There are no files.',
    of: (applicant: string) => `of ${applicant}`,
    suspect: 'Looks like spam',
  },

  remove: {
    button: 'Delete',
    buttonOf: (name: string) => `Delete ${name}`,
    title: 'Delete this file?',
    text: (name: string, applicant: string) =>
      `“${name}” is gone for good then. The application of ${applicant} stays.`,
    cancel: 'Cancel',
    done: (name: string) => `Deleted: ${name}`,
    failed: 'Failed to delete the file',
  },

  suspects: {
    label: 'Files of what looks like spam, older than',
    days: (days: number) => (days === 1 ? '1 day' : `${days} days`),
    button: 'Delete them',
    title: 'Delete these files of what looks like spam?',
    text: (days: string) =>
      `All that came more than ${days} ago are gone for good then. Their applications stay.`,
    done: (files: number, size: string) =>
      files === 0 ? 'There were none to delete' : `${counted(files)} deleted: ${size}`,
    failed: 'Failed to delete the files',
  },
};

function counted(files: number) {
  return files === 1 ? '1 file' : `${files.toLocaleString('en')} files`;
}
