import { createContext, use } from 'react';
import { contactChannels, type ContactChannels } from '@/content/facts/site';

/** The company's contact channels; `site` supplies the defaults. */
export const ContactChannelsContext = createContext<ContactChannels>(contactChannels);

export const useContactChannels = (): ContactChannels => use(ContactChannelsContext);
