/** Texts of the staff area about what is to be done. */
import { counted, tryAgain } from './admin-counts';

export const adminWork = {
  doNow: 'Do now',
  none: 'Nothing waits for you.',
  loading: 'Loading what is to be done',
  failed: tryAgain('What is to be done could not be loaded'),
  views: {
    title: 'Views',
    mine: 'Mine',
    nobodys: 'Nobody’s',
    overdue: 'Overdue',
    messages: 'New messages',
    open: 'Open',
  },
  emptyView: 'There is nothing here.',
  showMore: 'Show more',
  open: (count: number) => `${counted(count, 'record')} open`,
  overdue: (count: number) => `${counted(count, 'record')} overdue`,
  late: (time: string) => `${time} late`,
  newMessage: 'New message:',
  today: 'today',
  screens: 'Other screens',
};
