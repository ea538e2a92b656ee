import type { Labels } from '../facts/choices.ts';
import { quoteService } from './service-names.ts';

export const position: Labels<'position'> = {
  'senior-vas-engineer': 'Ingénieur SVA senior (H/F)',
  'fintech-architect': 'Architecte fintech (H/F)',
  'ai-developer': 'Développeur IA (H/F)',
  'business-dev-manager': 'Responsable du développement commercial (H/F)',
  'devops-engineer': 'Ingénieur DevOps (H/F)',
  'project-manager': 'Chef de projet (H/F)',
  other: 'Autre',
};

export const topics: Record<string, string> = { ...position, ...quoteService };
