/** One payment on its way, on the home page and on that of value-added services. */
export const follow = {
  title: 'Follow 50 shillings',
  stations: [
    {
      figure: '*3355#',
      title: 'The subscriber dials',
      text: 'It works on every handset, without internet.',
    },
    {
      figure: '1, then 1',
      title: 'Two confirmations',
      text: 'The price is on the screen both times.',
    },
    {
      figure: 'KES 50',
      title: 'Your charging system decides',
      text: 'Diameter Ro: your network stays in charge of the money.',
    },
    {
      figure: '60 · 25 · 15',
      title: 'Shares by contract',
      text: 'Operator, platform and content partner, net of taxes and refunds.',
      ours: true as const,
    },
    {
      figure: '240 of 241',
      title: 'Both sides count',
      text: 'Our records and your CDRs are compared every night. What both show is shared.',
      ours: true as const,
    },
  ],
};
