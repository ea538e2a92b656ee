import type { Illustration } from '@/content/illustrations';

export const illustration: Illustration = {
  kind: 'chat',
  caption: 'Un prélèvement expliqué, une réclamation transférée. Exemple.',
  summary:
    'Dans un chat web, le chatbot explique un prélèvement de 50 F, puis une conseillère reprend la réclamation et rembourse.',
  title: 'Service client',
  channel: 'Chat web, client identifié',
  messages: [
    { from: 'customer', text: 'Pourquoi m’a‑t‑on pris 50 F aujourd’hui ?' },
    {
      from: 'bot',
      text: 'C’est le Quiz du jour, renouvelé à 6 h 10. Vous l’avez activé par USSD le 2 mars.',
      choices: ['L’arrêter', 'Un conseiller'],
    },
    { from: 'customer', text: 'Je n’en voulais pas. Rendez‑moi mes 50 F !' },
    { from: 'note', text: 'Une conseillère prend la suite' },
    {
      from: 'agent',
      text: 'Bonjour, ici Awa. J’ai lu votre conversation. Le quiz est arrêté et vos 50 F sont de nouveau sur votre solde.',
    },
  ],
};

export const detail: Illustration = {
  kind: 'code',
  caption: 'Le dialogue sans nos écrans, tel que votre propre canal l’appelle.',
  summary:
    'Une question envoyée à l’interface, la réponse avec sa source, puis un transfert signé.',
  parts: [
    {
      label: 'Requête',
      code: `curl https://api.example.com/v1/answers \\
  -H "Authorization: Bearer $TOKEN" \\
  --json '{"conversation": "c_731",
    "text": "Comment arrêter le quiz ?"}'`,
    },
    {
      label: 'Réponse, 200',
      code: `{"answer": "Envoyez STOP au 3355, c’est gratuit.",
 "sources": ["help/stop-a-service"]}`,
    },
    {
      label: 'Transfert, secret « example »',
      code: `POST /hooks/handover HTTP/1.1
X-Signature: sha256=GW3bX9Qp2wTvA8jg/Dlfn14mrDPF/rWD+Ta7J4g2Qww=

{"conversation": "c_731",
 "reason": "complaint"}`,
    },
  ],
};
