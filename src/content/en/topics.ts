import { asLabels, choices, type Labels } from '../facts/choices.ts';

export const position: Labels<'position'> = {
  'senior-vas-engineer': 'Senior VAS Engineer',
  'fintech-architect': 'Fintech Architect',
  'ai-developer': 'AI Developer',
  'business-dev-manager': 'Business Development Manager',
  'devops-engineer': 'DevOps Engineer',
  'project-manager': 'Project Manager',
  other: 'Other',
};

/** What a submission is about, by its stored value. */
export const topics: Record<string, string> = { ...position, ...asLabels(choices.quoteService) };
