import { figures } from '../figures';
import type { Product } from '@/content/types';

export default {
  meta: {
    title: 'IoT Home Automation for Mobile Operators',
    description:
      'Home automation that an operator sells with a SIM and a plan: lights, power, climate and safety in one app, and a gateway that works when the link is down.',
    keywords: [
      'home automation Africa',
      'IoT for mobile operators',
      'smart home gateway SIM',
      'MQTT home automation',
      'NB-IoT sensors',
      'home power monitoring',
    ],
  },
  lead: `Home automation from a provider that reaches ${figures.subscribers} subscribers: one gateway with your SIM, one app, and rules that hold when power or network go away.`,
  intro: [
    'Home automation in a city with power cuts starts with power. Is the mains on? How full is the battery? Has the generator been running for nothing? After that come light, cooling, doors and water. Our home automation covers these with a gateway, paired devices and one app.',
    'The gateway carries a SIM of your network, so a home needs no fixed line. Sensors in the house speak to the gateway by local radio. Single devices far from it, such as a tank meter or a gate, can have a SIM or an NB-IoT module of their own.',
    'The resident opens the app and sees the house on one screen: what is on, what it draws, who came in. A rule such as "switch the pump off when the generator runs" is set in two taps and lives in the gateway, not in a distant cloud.',
  ],
  flow: {
    caption: 'How a tap in the app switches a light at home',
    nodes: [
      { title: 'Resident', note: 'Taps in the app, anywhere' },
      { title: 'Home platform', note: 'Checks the right and passes the command on', ours: true },
      { title: "Operator's network", note: 'Reaches the gateway by SIM and private APN' },
      { title: 'Gateway', note: 'Keeps the rules, speaks local radio' },
      { title: 'Device', note: 'Acts and reports its new state' },
    ],
  },
  offeringsTitle: 'Home automation, room by room',
  offerings: [
    {
      icon: 'zap',
      title: 'Power',
      description:
        'Mains, inverter, solar and generator on one screen, with a history that shows what each of them costs.',
      features: [
        'Notice when the mains go and return',
        'Loads switched off before the battery is empty',
        'Generator hours and fuel estimate',
      ],
    },
    {
      icon: 'lightbulb',
      title: 'Light and appliances',
      description:
        'Switches, sockets and scenes, by app, by timer or at sunset, and still by the switch on the wall.',
      features: [
        'Scenes for evening, away and night',
        'Consumption by socket',
        'Works for guests without the app',
      ],
    },
    {
      icon: 'home',
      title: 'Climate and water',
      description:
        'Air conditioners, fans, pumps and tanks, controlled by what is measured and not by habit.',
      features: [
        'Cooling by temperature and presence',
        'Tank level and pump protection',
        'Leak alarm with a valve that closes',
      ],
    },
    {
      icon: 'shield',
      title: 'Safety and access',
      description: 'Doors, motion, smoke and cameras, with alarms that reach a phone without data.',
      features: [
        'Alarm by push, SMS and voice call',
        'Door codes for guests, with an end date',
        'Pictures kept at home unless you share them',
      ],
    },
    {
      icon: 'network',
      title: "Operator's console",
      description:
        'Your staff see lines, gateways and firmware, help by telephone, and do not see into the home.',
      features: [
        'Activation with a QR code in the shop',
        'Gateway health and signal strength',
        'Plans, suspension and return of devices',
      ],
    },
  ],
  integration: {
    title: 'From the radio to the bill',
    intro:
      'Local standards inside the house, mobile standards outside it, and your business systems behind.',
    points: [
      {
        term: 'MQTT 5 over TLS',
        text: 'Gateways publish state to our platform and subscribe to commands. Each has its own X.509 certificate, so one stolen device can be shut out alone.',
      },
      {
        term: 'LTE Cat 1, LTE-M, NB-IoT',
        text: 'The gateway uses LTE, with 2G as a last resort for alarms. Battery sensors use NB-IoT or LTE-M where you run it. Cameras stay on Wi-Fi.',
      },
      {
        term: 'Private APN',
        text: 'Your packet core puts the SIMs of the gateways into an APN of their own, with RADIUS or Diameter authentication and a VPN to the platform. Gateways have no public address.',
      },
      {
        term: 'Matter, Thread and Zigbee',
        text: 'Inside the house the gateway is the controller. Devices of other makers that follow these standards can be paired.',
      },
      {
        term: 'LwM2M and eSIM (SGP.32)',
        text: 'Firmware and settings of cellular devices are managed over LwM2M. Where eSIM is used, your profile is loaded remotely.',
      },
      {
        term: 'Ordering and billing',
        text: 'Orders and suspensions come from your business system by TMF622 or REST. We return usage and service state, and the monthly plan stays on your bill.',
      },
    ],
  },
  steps: [
    {
      title: 'Package',
      text: 'We choose with you which functions, devices and plans to sell first, and in which towns.',
    },
    {
      title: 'Type approval and import',
      text: 'Radio devices need approval in each country. We prepare the technical file, and the importer applies.',
    },
    {
      title: 'Network set-up',
      text: 'You provide SIMs, an APN, a VPN and access to a billing test system. We try them with a few gateways.',
    },
    {
      title: 'Trial homes',
      text: 'Households of your staff live with it through power cuts, visitors and rain. The defaults are set by what they report.',
    },
    {
      title: 'Shops and installers',
      text: 'Sales staff and electricians are trained, and the first spare parts are in the country before the first sale.',
    },
  ],
  audience: [
    {
      who: 'Mobile operators',
      why: 'A second SIM in the house, and a monthly plan that the whole family uses every day.',
    },
    {
      who: 'Property developers',
      why: 'Homes handed over with metering, access and power control in place.',
    },
    {
      who: 'Solar and inverter dealers',
      why: 'Your systems visible and controllable to the people who bought them.',
    },
    {
      who: 'Hotels and guest houses',
      why: 'Room power and door codes managed from one desk.',
    },
  ],
  commercial:
    'The household pays for the devices, at once or in instalments, and a monthly plan on its phone bill or wallet. The operator keeps the connectivity and shares the service part of the plan with us. Device margin and stock risk are agreed for each launch.',
  questions: [
    {
      question: 'What works during a power cut?',
      answer:
        'The gateway runs on its battery, and so do battery sensors. Rules go on. What needs mains stays off and returns to the state that you chose for it.',
    },
    {
      question: 'What works when the network is down?',
      answer:
        'Everything inside the house: switches, rules, local alarms and the app on the same Wi-Fi. Only control from outside waits.',
    },
    {
      question: 'Who can see what happens in my home?',
      answer:
        'You and those you invite. Support sees device health, and more only while you allow it. Recordings stay in the house by default, and you can delete your history.',
    },
    {
      question: 'How are devices kept safe from attack?',
      answer:
        'No default passwords, one certificate per gateway, signed firmware, and updates for the support period that is stated at purchase. Nothing listens on the public internet.',
    },
    {
      question: 'Is NB-IoT required?',
      answer:
        'No. An LTE gateway with local radio is enough for a home. NB-IoT or LTE-M helps for devices outside its reach.',
    },
    {
      question: 'What happens when a household cancels?',
      answer:
        'Access from outside and the plan end. Local control remains, data held by the platform is deleted, and the device can be registered by a new owner.',
    },
  ],
  actions: [
    { label: 'Get Custom Quote', href: '/get-quote' },
    { label: 'Request Demo', href: '/get-quote' },
  ],
} satisfies Product;
