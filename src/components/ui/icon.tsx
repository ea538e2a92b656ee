import {
  Antenna,
  Banknote,
  BookOpen,
  BriefcaseBusiness,
  Building2,
  ChartNoAxesColumn,
  Check,
  Clapperboard,
  Clock,
  CodeXml,
  Globe,
  GraduationCap,
  Handshake,
  Headset,
  HeartPulse,
  House,
  Layers,
  Lightbulb,
  type LucideIcon,
  Map,
  MessageSquareText,
  Music,
  Network,
  Play,
  Rocket,
  Scale,
  Server,
  ShieldCheck,
  Signal,
  Store,
  Target,
  Ticket,
  Users,
  Wallet,
  Zap,
} from 'lucide-react';
import type { IconName } from '@/content/types';
import { cx } from '@/lib/cx';

const icons: Record<IconName, LucideIcon> = {
  antenna: Antenna,
  banknote: Banknote,
  book: BookOpen,
  briefcase: BriefcaseBusiness,
  building: Building2,
  chart: ChartNoAxesColumn,
  check: Check,
  clapperboard: Clapperboard,
  clock: Clock,
  code: CodeXml,
  globe: Globe,
  graduation: GraduationCap,
  handshake: Handshake,
  headset: Headset,
  heart: HeartPulse,
  home: House,
  layers: Layers,
  lightbulb: Lightbulb,
  map: Map,
  message: MessageSquareText,
  music: Music,
  network: Network,
  play: Play,
  rocket: Rocket,
  scale: Scale,
  server: Server,
  shield: ShieldCheck,
  signal: Signal,
  store: Store,
  target: Target,
  ticket: Ticket,
  users: Users,
  wallet: Wallet,
  zap: Zap,
};

interface IconProps {
  name: IconName;
  className?: string;
}

export function Icon({ name, className }: IconProps) {
  const Drawing = icons[name];
  return (
    <Drawing
      aria-hidden
      // inline SVG needs no namespace
      xmlns={undefined}
      className={cx('size-6', className)}
      strokeWidth={1.5}
    />
  );
}
