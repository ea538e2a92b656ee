import type { Product } from '@/content/types';
import * as artefacts from './iot-artefacts';

export default {
  meta: {
    title: 'IoT Home Automation for Mobile Operators',
    description:
      'Home automation that operators sell with a SIM and a plan: lights, power, climate and safety in one app, and a gateway that works when the link is down.',
    keywords: [
      'home automation Africa',
      'IoT for mobile operators',
      'smart home gateway SIM',
      'MQTT home automation',
      'NB-IoT sensors',
      'home power monitoring',
    ],
  },
  lead: 'Home automation with your SIM, one app, and rules that keep running in power cuts.',
  cost: 'The household buys the devices and a monthly plan; its service part is shared.',
  intro:
    'In a city with power cuts, home automation starts with power. Is the mains on, how full is the battery, is the generator running for nothing? After that come light, cooling, doors and water.',
  hero: artefacts.hero,
  offeringsTitle: 'Home automation, room by room',
  offerings: [
    {
      title: 'Power',
      description:
        'Mains, inverter, solar and generator on one screen, with a history that shows what each of them costs.',
      features: [
        'Notification when the mains goes off and returns',
        'Loads switched off before the battery is empty',
        'Generator hours and fuel estimate',
      ],
      art: artefacts.power,
    },
    {
      title: 'Light and appliances',
      description:
        'Switches, sockets and scenes, by app, by timer or at sunset, and still by the switch on the wall.',
      features: [
        'Scenes for evening, away and night',
        'Consumption by socket',
        'Works for guests without the app',
      ],
      art: artefacts.appliances,
    },
    {
      title: 'Climate and water',
      description:
        'Air conditioners, fans, pumps and tanks, controlled by measurement rather than habit.',
      features: [
        'Cooling by temperature and presence',
        'Tank level and pump protection',
        'Leak alarm with a valve that closes',
      ],
      art: artefacts.climate,
    },
    {
      title: 'Safety and access',
      description: 'Doors, motion, smoke and cameras, with alarms that reach a phone without data.',
      features: [
        'Alarm by push, SMS and voice call',
        'Door codes for guests, with an end date',
        'Recordings kept at home unless you share them',
      ],
      art: artefacts.safety,
    },
    {
      title: 'Operator’s console',
      description:
        'Your staff see lines, gateways and firmware and help by phone, without seeing into the home.',
      features: [
        'Activation with a QR code in the shop',
        'Gateway health and signal strength',
        'Plans, suspension and device returns',
      ],
      art: artefacts.console,
    },
  ],
  journey: {
    title: 'Follow one tap',
    stations: [
      {
        figure: 'Tap',
        title: 'A resident is stuck in traffic',
        text: 'One tap in the app, from anywhere.',
      },
      {
        figure: 'Allowed',
        title: 'The platform checks and passes it on',
        text: 'Over MQTT, with a certificate for each gateway.',
        ours: true,
      },
      {
        figure: 'SIM',
        title: 'Your network reaches the home',
        text: 'Through a private APN, so no fixed line is needed.',
      },
      {
        figure: 'Rule',
        title: 'The gateway decides',
        text: 'It keeps running in a power cut and speaks Matter, Thread or Zigbee.',
      },
      {
        figure: '40 W',
        title: 'The light is on',
        text: 'The device reports its new state to the app.',
      },
    ],
  },
  settlement: artefacts.settlement,
  integration: {
    title: 'From the radio to the bill',
    intro:
      'Local standards inside the house, mobile standards outside it, and your business systems behind them.',
    points: [
      {
        term: 'MQTT 5 over TLS',
        text: 'Gateways publish their state to our platform and subscribe to commands. Each has its own X.509 certificate, so a single stolen device can be shut out.',
      },
      {
        term: 'LTE Cat 1, LTE-M, NB-IoT',
        text: 'The gateway uses LTE, with 2G as a last resort for alarms. Battery sensors use NB-IoT or LTE-M where you run it. Cameras stay on Wi-Fi.',
      },
      {
        term: 'Private APN',
        text: 'Your packet core puts the gateways’ SIMs into their own APN, with RADIUS or Diameter authentication and a VPN to the platform. Gateways have no public address.',
      },
      {
        term: 'Matter, Thread and Zigbee',
        text: 'Inside the house the gateway is the controller. Devices from other manufacturers that follow these standards can be paired.',
      },
      {
        term: 'LwM2M and eSIM (SGP.32)',
        text: 'Firmware and settings of cellular devices are managed over LwM2M. Where eSIM is used, your profile is loaded remotely.',
      },
      {
        term: 'Ordering and billing',
        text: 'Orders and suspensions come from your business system over TMF622 or REST. We return usage and service state, and the monthly plan stays on your bill.',
      },
    ],
  },
  steps: [
    { title: 'Package', text: 'We choose functions, devices and plans with you.' },
    { title: 'Type approval', text: 'We prepare the documents; the importer applies.' },
    { title: 'Network set-up', text: 'You provide SIMs, an APN and a VPN. We test.' },
    { title: 'Trial homes', text: 'Your staff try it at home, through power cuts.' },
    { title: 'Shops', text: 'Staff are trained, and spare parts arrive first.' },
  ],
  audience: [
    'Mobile operators',
    'Property developers',
    'Solar and inverter dealers',
    'Hotels and guest houses',
  ],
  commercial:
    'The household pays for the devices, at once or in instalments, and a monthly plan on its phone bill or wallet. The operator keeps the connectivity revenue and shares the service part of the plan with us.',
  questions: [
    {
      question: 'What works during a power cut?',
      answer:
        'The gateway runs on its battery, and so do battery-powered sensors. Rules keep running. Anything that needs the mains stays off, then returns to the state you chose for it.',
    },
    {
      question: 'What works when the network is down?',
      answer:
        'Everything inside the house: switches, rules, local alarms and the app on the same Wi-Fi. Only control from outside has to wait.',
    },
    {
      question: 'Who can see what happens in my home?',
      answer:
        'You and the people you invite. Support sees device health, and nothing more without your consent. Recordings stay in the house by default, and you can delete your history.',
    },
    {
      question: 'How are devices protected from attack?',
      answer:
        'There are no default passwords. Each gateway has its own certificate, firmware is signed, and updates come for the support period stated at purchase. No port is open on the public internet.',
    },
    {
      question: 'Is NB-IoT required?',
      answer:
        'No. An LTE gateway with local radio is enough for a home. NB-IoT or LTE-M helps with devices out of its range, such as a tank meter or a gate.',
    },
    {
      question: 'What happens when a household cancels?',
      answer:
        'The plan and remote access end. Local control remains, data held by the platform is deleted, and a new owner can register the device.',
    },
  ],
  closing: 'Tell us what your customers’ homes need first: power, light or security.',
  actions: [
    { label: 'Get Custom Quote', href: '/get-quote' },
    { label: 'Request Demo', href: '/get-quote?demo=yes' },
  ],
} satisfies Product;
