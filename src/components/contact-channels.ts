import { createContext, use } from 'react';
import { contactChannels, type ContactChannels } from '@/content/facts/site';

/** A person to reach: as `site` has it, where nothing else is said. */
export const ContactChannelsContext = createContext<ContactChannels>(contactChannels);

export const useContactChannels = (): ContactChannels => use(ContactChannelsContext);
