import { createContext, use } from 'react';
import { contactChannels, type ContactChannels } from '@/content/facts/site';

export const ContactChannelsContext = createContext<ContactChannels>(contactChannels);

export const useContactChannels = (): ContactChannels => use(ContactChannelsContext);
