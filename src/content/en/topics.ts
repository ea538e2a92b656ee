import { asStored, choices, type Worded } from '../facts/choices.ts';

export const position: Worded<'position'> = {
  'senior-vas-engineer': 'Senior VAS Engineer',
  'fintech-architect': 'Fintech Architect',
  'ai-developer': 'AI Developer',
  'business-dev-manager': 'Business Development Manager',
  'devops-engineer': 'DevOps Engineer',
  'project-manager': 'Project Manager',
  other: 'Other',
};

/** What a submission is about, by its stored value. */
export const topics: Record<string, string> = { ...position, ...asStored(choices.quoteService) };
