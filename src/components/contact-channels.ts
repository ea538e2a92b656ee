import { createContext, use } from 'react';
import { reach, type ContactChannels } from '@/content/facts/site';

/** A person to reach: as `site` has it, where nothing else is said. */
export const ContactChannelsContext = createContext<ContactChannels>(reach);

export const useContactChannels = (): ContactChannels => use(ContactChannelsContext);
