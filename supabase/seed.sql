-- Local demo data only; do not run against a hosted project. Repeatable: existing rows stay unchanged.
-- Companies are fictional, addresses end in example.com, .org or .net.

-- admin@example.com / demo-admin-2026 (admin), stranger@example.com / demo-stranger-2026 (no rights)
select private.replace_account(email, password)
from (values
  ('admin@example.com', 'demo-admin-2026'), ('stranger@example.com', 'demo-stranger-2026')
) as account (email, password)
where not exists (select from auth.users as u where u.email = account.email);

insert into public.admin_users (user_id)
select id from auth.users where email = 'admin@example.com'
on conflict do nothing;

select set_config('deccan_reach.actor', id::text, false) from auth.users where email = 'admin@example.com';
insert into public.job_postings (
  id, created_at, status, title, department, location, employment_type, salary_range, description,
  requirements, language, sample
)
select
  ('5eed0000-0000-4000-8000-' || lpad(number::text, 12, '0'))::uuid, now() - age::interval,
  status, title, department, location, employment_type, salary_range, description, requirements,
  case when number = 7 then 'fr' else 'en' end, true
from (values
  (1, '2 days 3 hours', 'active', 'Senior VAS Engineer', 'Engineering', 'Hyderabad, India', 'full-time', '₹28–38 lakh a year',
   'Own the platforms behind caller ring-back tones, quizzes and music subscriptions for operators in eight markets. You design the services, tune them for traffic peaks on match days and stay with them in production.',
   E'6+ years with telecom value-added services\nSMPP, USSD gateways and charging over Diameter\nJava or Go in production, PostgreSQL\nOn-call one week in five\n\nTravel to operator sites twice a year'),
  (2, '4 days 6 hours', 'active', 'Fintech Architect', 'Fintech', 'Hyderabad, India', 'full-time', '₹40–55 lakh a year',
   'Shape our payment and billing gateways: gas and electricity bills, tuition fees and mobile money, across currencies and regulators. You decide how money moves, how it is reconciled and what happens when a partner is down.',
   E'8+ years, four of them on payment systems\nISO 8583 and ISO 20022\nPCI DSS from the inside\nLedgers, reconciliation, idempotent design\nClear writing: our designs are read by banks'),
  (3, '6 days', 'active', 'AI Developer, Conversational Support', 'AI', 'Remote (India or Africa)', 'full-time', null,
   'Build the chatbot that answers subscribers on web, WhatsApp Business and in operator apps, in English, French, Swahili and Hausa.',
   E'3+ years with applied language models\nPython and TypeScript\nEvaluation before demos\nFrench or Swahili is a strong plus'),
  (4, '9 days 2 hours', 'active', 'Business Development Manager, West Africa', 'Sales', 'Lagos, Nigeria', 'full-time', 'Base plus commission',
   'Open and grow relations with mobile operators and enterprises in Nigeria and Ghana, from the first meeting to the signed revenue share.',
   E'5+ years selling to mobile operators\nA network among product heads in Lagos or Accra\nRevenue-share contracts negotiated end to end\n\nEnglish; French helps'),
  (5, '12 days 5 hours', 'active', 'DevOps Engineer', 'Engineering', 'Hyderabad, India', 'full-time', '₹18–26 lakh a year',
   'Keep the services of a small team running around the clock: deployments without downtime, monitoring that wakes the right person, and costs that stay in sight.',
   E'4+ years running Linux services\nKubernetes, Terraform, Prometheus\nPostgreSQL backups that were really restored\nIncident reviews without blame'),
  (6, '15 days', 'active', 'Project Manager, Operator Launches', 'Delivery', 'Nairobi, Kenya', 'contract', 'USD 3,500–4,500 a month',
   'Lead service launches with operators in East Africa: integration, acceptance tests, regulatory approvals and the first ninety days of revenue.',
   E'5+ years managing telecom or fintech launches\nAcceptance testing with operator teams\nSwahili and English\nTwelve-month contract, renewable'),
  (7, '19 days 4 hours', 'active', 'USSD and Messaging Engineer', 'Engineering', 'Yaoundé, Cameroon', 'full-time', null,
   'Vous raccordez notre plateforme CPAAS aux opérateurs d’Afrique centrale : menus USSD, SMS en grand nombre, appels sortants qui respectent les heures de repos.',
   E'3 ans au moins avec SMPP, SS7 ou SIP\nNode.js ou Go\nFrançais et anglais'),
  (8, '23 days 7 hours', 'active', 'Content Partnerships Associate', 'Content', 'Accra, Ghana', 'part-time', 'GHS 6,000 a month',
   'Find music, comedy and health content that subscribers will pay for, and look after the people who make it.',
   E'Experience with artists, labels or publishers\nBasic rights management\nTwenty hours a week, flexible'),
  (9, '27 days 1 hour', 'active', 'Software Engineering Intern', 'Engineering', 'Hyderabad, India', 'internship', '₹30,000 a month',
   'Six months with the IoT or the lottery team. You ship to production in your second week, with a mentor next to you.',
   E'Final year or recent graduate\nOne language known well\nCuriosity about how networks work'),
  (10, '1 day 2 hours', 'draft', 'Contact Centre Lead', 'Operations', 'Kampala, Uganda', 'full-time', null,
   'Build and lead a contact centre of forty agents for an operator partner. Waiting for the contract to be signed.',
   E'6+ years in contact centres\nWorkforce planning\nLuganda and English'),
  (11, '29 days 8 hours', 'inactive', 'Finance Controller', 'Finance', 'Hyderabad, India', 'full-time', '₹24–30 lakh a year',
   'Own the books for revenue shares in eleven currencies, from operator reports to audited accounts.',
   E'Chartered accountant\nTelecom revenue assurance\nTransfer pricing basics')
) as posting (
  number, age, status, title, department, location, employment_type, salary_range, description,
  requirements
)
on conflict do nothing;

select set_config('deccan_reach.actor', '', false);

insert into public.contact_submissions (
  id, created_at, status, first_name, last_name, email, company_operator, service_interest,
  project_details, locale, owner_id, follow_up_on, follow_up_note, sample
)
select
  ('5eed1' || lpad(number::text, 3, '0') || '-0000-4000-8000-' || lpad(number::text, 12, '0'))::uuid, now() - age::interval,
  status, first_name, last_name, email, company, service, details,
  case when number in (4, 8, 12) then 'fr' else 'en' end,
  case number when 3 then (select id from auth.users where email = 'admin@example.com') end,
  case number when 4 then private.today() when 8 then private.today() + 5 end,
  case number when 4 then 'call about the OTT revenue share' end, true
from (values
  (1, '2 hours', 'new', 'Ọláwálé', 'Adébáyọ̀', 'olawale.adebayo@example.com', 'Harmattan Mobile', 'Value-Added Services (VAS)', 'We want to relaunch caller ring-back tones for two million prepaid subscribers before December.'),
  (2, '9 hours', 'new', 'Akosua', 'Mensah-Boateng', 'akosua.mb@example.org', null, 'AI-Based Solutions', 'Does your chatbot understand Twi? We run a health helpline and answer 900 questions a day by hand.'),
  (3, '1 day 4 hours', 'new', 'Njeri', 'Kamau', 'njeri.kamau@example.net', 'Rift Valley Power Cooperative', 'Fintech Solutions', 'Our members pay electricity bills in cash. We look for a billing gateway that takes mobile money.'),
  (4, '2 days 11 hours', 'contacted', 'Aïssatou', 'Diallo', 'aissatou.diallo@example.com', 'Fouta Télécom', '5G Infotainment Solutions', 'Pourriez-vous nous envoyer une présentation courte du bouquet OTT, avec un exemple de partage de revenus ?'),
  (5, '4 days 2 hours', 'contacted', 'Raghavendra', 'Iyer', 'r.iyer@example.org', 'Charminar Retail', 'Marketplace Applications', 'We sell household goods in Telangana and want to reach wholesale buyers in Kenya and Uganda.'),
  (6, '6 days 7 hours', 'completed', 'Mahamat', 'Oumar', 'm.oumar@example.net', 'Sahel Cellulaire', 'Value-Added Services (VAS)', E'Quiz and music services for Chad.\nWhat does a revenue share look like below one million subscribers?'),
  (7, '8 days 20 hours', 'new', 'Nalongo', 'Ssekandi', 'nalongo@example.com', null, 'Enterprise Solutions', 'Three schools, 4,200 pupils: we would like to see the tuition payment application with bus tracking.'),
  (8, '11 days 3 hours', 'contacted', 'Thérèse', 'Mbarga', 'therese.mbarga@example.org', 'Wouri Insurance', 'AI-Based Solutions', 'Un assistant WhatsApp pour les déclarations de sinistre, en français d’abord, en anglais ensuite.'),
  (9, '15 days 6 hours', 'completed', 'Chukwuemeka', 'Okonkwo', 'emeka.okonkwo@example.net', 'Lakeshore Cellular', 'Fintech Solutions', 'Following up on the meeting in Abuja about the payment gateway for natural gas supply.'),
  (10, '19 days 10 hours', 'completed', 'Divine', 'Ngabo', 'divine.ngabo@example.com', 'Thousand Hills Media', 'Marketplace Applications', 'We publish audio stories in Kinyarwanda and would like to list them on operator portals.'),
  (11, '24 days 5 hours', 'contacted', 'Lakshmi', 'Venkataraman', 'lakshmi.v@example.org', 'Deodar Systems', 'Enterprise Solutions', 'Managed cloud for a warehouse application used from Hyderabad and Dar es Salaam.'),
  (12, '28 days 14 hours', 'completed', 'Grâce', 'Ilunga', 'grace.ilunga@example.net', 'Kivu Wireless', '5G Infotainment Solutions', 'Quels titres en streaming peuvent être proposés en RDC, et à partir de quand ?')
) as message (number, age, status, first_name, last_name, email, company, service, details)
on conflict do nothing;

insert into public.career_applications (
  id, created_at, status, first_name, last_name, email, phone, current_location, linkedin,
  position_applied_for, job_posting_id, expected_salary, years_experience, availability, summary,
  skills, motivation, additional_info, receive_updates, sample
)
select
  ('5eed2' || lpad(number::text, 3, '0') || '-0000-4000-8000-' || lpad(number::text, 12, '0'))::uuid, now() - age::interval,
  status, first_name, last_name, email, phone, location,
  'https://example.com/people/' || split_part(email, '@', 1), position,
  (select id from public.job_postings where title = posting and id::text like '5eed0000-%'),
  salary, experience, availability, summary, skills, motivation, extra, number % 2 = 0, true
from (values
  (1, '5 hours', 'new', 'Sai Teja', 'Gunturu', 'saiteja.g@example.com', '+91 90000 00101', 'Hyderabad, India', 'senior-vas-engineer', 'Senior VAS Engineer', '₹32 lakh', '6-10', '1-month', 'Seven years on messaging and charging platforms for operators in India and Ghana.', 'Java, SMPP, Diameter, PostgreSQL, Kafka', 'Your services run where I would like my work to matter.', null),
  (2, '1 day 9 hours', 'new', 'Wanjirũ', 'Mũthoni', 'wanjiru.m@example.org', '+254 700 000 102', 'Nairobi, Kenya', 'project-manager', 'Project Manager, Operator Launches', 'USD 4,000 a month', '6-10', 'immediate', 'Launched nine services with operators in Kenya, Uganda and Rwanda.', 'Acceptance testing, regulators, Swahili', 'I like launches, and I like the ninety days after them even more.', 'Free for a call any weekday after 15:00 East Africa Time.'),
  (3, '3 days 2 hours', 'reviewed', 'Ifeoma', 'Nwachukwu', 'ifeoma.n@example.net', '+234 800 000 0103', 'Lagos, Nigeria', 'business-dev-manager', 'Business Development Manager, West Africa', null, '3-5', '1-month', 'Four years selling messaging to banks and operators in Lagos.', 'Negotiation, revenue share models, French', 'A small team with large reach is where a seller can change things.', null),
  (4, '5 days 12 hours', 'reviewed', 'Naveen', 'Chowdary', 'naveen.c@example.com', '+91 90000 00104', 'Vijayawada, India', 'devops-engineer', 'DevOps Engineer', '₹22 lakh', '3-5', '2-weeks', 'I run forty services for a logistics company, alone on most nights.', 'Kubernetes, Terraform, Prometheus, PostgreSQL', 'I want colleagues who restore their backups before they need them.', null),
  (5, '8 days 4 hours', 'interviewed', 'Kwabena', 'Asante', 'kwabena.a@example.org', '+233 200 000 105', 'Kumasi, Ghana', 'ai-developer', 'AI Developer, Conversational Support', 'USD 2,800 a month', '3-5', '1-month', 'Built a support assistant in English and Twi for a savings cooperative.', 'Python, TypeScript, evaluation, Twi', 'Language support for people who are usually left out of it.', 'My thesis is about code-switching in support chats.'),
  (6, '12 days 8 hours', 'accepted', 'Meera', 'Kulkarni', 'meera.k@example.net', '+91 90000 00106', 'Pune, India', 'fintech-architect', 'Fintech Architect', '₹48 lakh', '10+', '2-months', 'Twelve years on card switching and wallet ledgers, the last five as architect.', 'ISO 8583, ISO 20022, PCI DSS, ledgers', 'Utility billing on mobile money is the most useful payment problem I know.', null),
  (7, '16 days 3 hours', 'rejected', 'Jean-Bosco', 'Habimana', 'jb.habimana@example.com', '+250 780 000 107', 'Kigali, Rwanda', 'other', null, null, '0-2', 'immediate', 'Recent graduate in statistics with a year of field surveys.', 'R, Excel, Kinyarwanda, French', 'I would like to learn how subscriber data becomes decisions.', null),
  (8, '21 days 6 hours', 'interviewed', '李', 'Wen', 'li.wen@example.org', '+27 600 000 108', 'Johannesburg, South Africa', 'devops-engineer', 'DevOps Engineer', null, '6-10', '2-months', 'Eight years of platform work for a content network in southern Africa.', 'Linux, Ansible, Go, networking', 'Your uptime figure made me curious how a small team does it.', null),
  (9, '26 days 10 hours', 'rejected', 'Fatoumata', 'Traoré', 'fatoumata.t@example.net', '+237 600 000 109', 'Douala, Cameroon', 'senior-vas-engineer', 'USSD and Messaging Engineer', 'XAF 1,200,000 a month', '0-2', '1-month', 'Two years on USSD menus for a microfinance office.', 'Node.js, USSD, French, English', 'I know what a slow menu costs a farmer at the market.', null)
) as application (
  number, age, status, first_name, last_name, email, phone, location, position, posting, salary,
  experience, availability, summary, skills, motivation, extra
)
on conflict do nothing;

-- Resumes to try downloads with: a one-page PDF or a Word document.
insert into public.record_files (table_name, record_id, kind, file_name, content)
select
  'career_applications', id, 'resume', first_name || ' ' || last_name || case last_name when 'Wen' then '.docx' else '.pdf' end,
  decode(
    case last_name
      when 'Wen' then 'UEsDBBQAAAAIAAAAYV15bjPX6AAAAK0BAAATAAAAW0NvbnRlbnRfVHlwZXNdLnhtbH1QyU7DMBD9FWuuKHHggBCK0wPLETiUDxjZk8SqN3nc0v49Tlt6QIXjzFv1+tXeO7GjzDYGBbdtB4KCjsaGScHn+rV5AMEFg0EXAyk4EMNq6NeHRCyqNrCCuZT0KCXrmTxyGxOFiowxeyz1zJNMqDc4kbzrunupYygUSlMWDxj6Zxpx64p42df3qUcmxyCeTsQlSwGm5KzGUnG5C+ZXSnNOaKvyyOHZJr6pBJBXExbk74Cz7r0Ok60h8YG5vKGvLPkVs5Em6q2vyvZ/mys94zhaTRf94pZy1MRcF/euvSAebfjpL49zD99QSwMEFAAAAAgAAABhXZv9N+qtAAAAKQEAAAsAAABfcmVscy8ucmVsc43POw7CMAwG4KtE3mlaBoRQ0y4IqSsqB7ASN61oHkrCo7cnAwNFDIy2f3+W6/ZpZnanECdnBVRFCYysdGqyWsClP232wGJCq3B2lgQsFKFt6jPNmPJKHCcfWTZsFDCm5A+cRzmSwVg4TzZPBhcMplwGzT3KK2ri27Lc8fBpwNpknRIQOlUB6xdP/9huGCZJRydvhmz6ceIrkWUMmpKAhwuKq3e7yCzwpuarF5sXUEsDBBQAAAAIAAAAYV13Pp9PAQEAALQBAAARAAAAd29yZC9kb2N1bWVudC54bWyFUM1Kw0AQfpVhzzFbPYiEJKVgFUTwonjeJNNkMZlZdjZt8xK+ga/nc7hbKIIIvXzz/83MV66P0wh79GKZKnWdrxQgtdxZ6iv19vpwdadAgqHOjExYqQVFrevyUHTczhNSgEhAUhwqNYTgCq2lHXAykrNDirUd+8mEGPpeH9h3znOLIpF/GvXNanWrJ2NJJcqGuyVZl8AnCPX31ye8I5U6BQn9Cd3fvnvcvziBLfWWEH0GTzwYIpRm9v3F6a3thwALGi/AO3CjCeluiAd/QPTAQMsU0ruE4ZS1BMJzGNATbHbetia/uObZ0nzMYENimxEzeOTszBf1+Gdcn0XRv4LXP1BLAQIUAxQAAAAIAAAAYV15bjPX6AAAAK0BAAATAAAAAAAAAAAAAACAAQAAAABbQ29udGVudF9UeXBlc10ueG1sUEsBAhQDFAAAAAgAAABhXZv9N+qtAAAAKQEAAAsAAAAAAAAAAAAAAIABGQEAAF9yZWxzLy5yZWxzUEsBAhQDFAAAAAgAAABhXXc+n08BAQAAtAEAABEAAAAAAAAAAAAAAIAB7wEAAHdvcmQvZG9jdW1lbnQueG1sUEsFBgAAAAADAAMAuQAAAB8DAAAAAA=='
      else 'JVBERi0xLjQKMSAwIG9iajw8L1R5cGUvQ2F0YWxvZy9QYWdlcyAyIDAgUj4+ZW5kb2JqCjIgMCBvYmo8PC9UeXBlL1BhZ2VzL0tpZHNbMyAwIFJdL0NvdW50IDE+PmVuZG9iagozIDAgb2JqPDwvVHlwZS9QYWdlL1BhcmVudCAyIDAgUi9NZWRpYUJveFswIDAgNTk1IDg0Ml0vUmVzb3VyY2VzPDwvRm9udDw8L0YxIDQgMCBSPj4+Pi9Db250ZW50cyA1IDAgUj4+ZW5kb2JqCjQgMCBvYmo8PC9UeXBlL0ZvbnQvU3VidHlwZS9UeXBlMS9CYXNlRm9udC9IZWx2ZXRpY2E+PmVuZG9iago1IDAgb2JqPDwvTGVuZ3RoIDIyMj4+c3RyZWFtCkJUIC9GMSAyMCBUZiA3MiA3NDAgVGQgKFJlc3VtZSkgVGogL0YxIDExIFRmIDAgLTM0IFRkIChBIHBhZ2Ugb2YgZGVtbyBkYXRhOiB0aGlzIGFwcGxpY2FudCBpcyBtYWRlIHVwLCBhbmQgc28gaXMgZXZlcnkgZW1wbG95ZXIuKSBUaiAwIC0xOCBUZCAoVGVuIHllYXJzIG9mIHRlbGVjb20sIHRocmVlIGxhbmd1YWdlcywgdHdvIG5ldHdvcmtzLCBvbmUgZ29vZCByZWZlcmVuY2UuKSBUaiBFVAplbmRzdHJlYW1lbmRvYmoKeHJlZgowIDYKMDAwMDAwMDAwMCA2NTUzNSBmIAowMDAwMDAwMDA5IDAwMDAwIG4gCjAwMDAwMDAwNTIgMDAwMDAgbiAKMDAwMDAwMDEwMSAwMDAwMCBuIAowMDAwMDAwMjExIDAwMDAwIG4gCjAwMDAwMDAyNzIgMDAwMDAgbiAKdHJhaWxlcjw8L1NpemUgNi9Sb290IDEgMCBSPj4Kc3RhcnR4cmVmCjU0MAolJUVPRgo='
    end,
    'base64'
  )
from public.career_applications where id::text like '5eed2%'
on conflict do nothing;

insert into public.partnership_applications (
  id, created_at, status, company_name, contact_person, email, phone, country_region,
  partnership_type, description, proposal, sample
)
select
  ('5eed3' || lpad(number::text, 3, '0') || '-0000-4000-8000-' || lpad(number::text, 12, '0'))::uuid, now() - age::interval,
  status, company, person, email, phone, country, kind, description, proposal, true
from (values
  (1, '7 hours', 'new', 'Tamarind Pay', 'Zainab Suleiman', 'zainab@example.com', '+255 700 000 201', 'Tanzania', 'technology', 'Mobile money aggregator with connections to every wallet in Tanzania and Zanzibar.', 'Put our aggregator behind your billing gateway; we handle settlement in shillings.'),
  (2, '2 days 5 hours', 'new', 'Okavo Networks', 'Tendai Moyo', 'tendai.moyo@example.org', '+263 700 000 202', 'Southern Africa', 'regional', 'Fibre and enterprise services in Zimbabwe, Botswana and Zambia since 2011.', 'We would represent your CPAAS platform in three markets that you do not serve yet.'),
  (3, '5 days 1 hour', 'under_review', 'Djoliba Studios', 'Mariam Keïta', 'mariam.keita@example.net', '+223 700 000 203', 'Mali', 'channel', 'Forty recording artists, a podcast house and a small cinema in Bamako.', 'Exclusive caller ring-back tones and audio series for your content portal, on a revenue share.'),
  (4, '9 days 6 hours', 'under_review', 'Pallava Analytics', 'Sowmya Reddy', 'sowmya.r@example.com', '+91 90000 00204', 'India', 'technology', 'Churn prediction for prepaid subscribers, used by two operators in South Asia.', 'A joint offer: your campaigns, our targeting, measured against a control group.'),
  (5, '13 days 9 hours', 'approved', 'Lakeshore Cellular', 'Chidi Eze', 'chidi.eze@example.org', '+234 800 000 0205', 'Nigeria', 'strategic', 'Mobile operator in the Lake Chad region with three million subscribers.', 'Five-year partnership for VAS and OTT with shared marketing and a joint roadmap.'),
  (6, '17 days 2 hours', 'approved', 'Mwangaza Energy', 'Otieno Odhiambo', 'otieno@example.net', '+254 700 000 206', 'Kenya', 'strategic', 'Solar home systems on instalments for 180,000 households.', 'Collect instalments over your billing gateway and lock systems over your IoT platform.'),
  (7, '22 days 4 hours', 'rejected', 'Quick Lotto Bureau', 'Fabrice Mukendi', 'fabrice.m@example.com', '+243 800 000 207', 'DR Congo', 'channel', 'Betting shops in Kinshasa and Lubumbashi.', 'White-label your lottery application under our name, licence to follow.'),
  (8, '27 days 7 hours', 'under_review', 'Banyan Learning', 'Harini Subramaniam', 'harini.s@example.org', '+91 90000 00208', 'India and East Africa', 'channel', 'School management software used by 310 schools.', 'Resell the tuition payment application to our schools and integrate the student portal.')
) as application (
  number, age, status, company, person, email, phone, country, kind, description, proposal
)
on conflict do nothing;

insert into public.quote_requests (
  id, created_at, status, company_name, contact_name, email, country, phone, service_type,
  project_description, timeline, budget, sample
)
select
  ('5eed4' || lpad(number::text, 3, '0') || '-0000-4000-8000-' || lpad(number::text, 12, '0'))::uuid, now() - age::interval,
  status, company, person, email, country, phone, service, description, timeline, budget, true
from (values
  (1, '40 minutes', 'new', 'Harmattan Mobile', 'Temitọ́pẹ́ Ògúnlẹ́yẹ', 'temitope@example.com', 'Nigeria', '+234 800 000 0301', 'Value-Added Services (VAS)', E'Games and quiz portal for prepaid subscribers.\nWeekly prizes, daily charging, Hausa and Yorùbá.', 'short', '100k-500k'),
  (2, '6 hours', 'new', 'Mwangaza Energy', 'Wambui Githinji', 'wambui.g@example.org', 'Kenya', '+254 700 000 302', 'Fintech Solutions', 'Instalments from 180,000 households, daily reconciliation with two wallets.', 'immediate', '50k-100k'),
  (3, '14 hours', 'new', 'Volta Savings Union', 'Kojo Antwi-Darko', 'kojo.ad@example.net', 'Ghana', '+233 200 000 303', 'AI-Based Solutions', 'A support assistant for savings groups, on WhatsApp and in our app.', 'medium', '10k-50k'),
  (4, '1 day 18 hours', 'new', 'Sahel Cellulaire', 'Haroun Abakar', 'haroun.a@example.com', 'Chad', '+235 600 000 304', 'Value-Added Services (VAS)', 'Music and religious content in Arabic and French for half a million subscribers.', 'short', '50k-100k'),
  (5, '3 days 3 hours', 'contacted', 'Wouri Insurance', 'Solange Etoundi', 'solange.e@example.org', 'Cameroon', '+237 600 000 305', 'AI-Based Solutions', 'Claims assistant in French: photographs in, a case number out.', 'medium', '50k-100k'),
  (6, '5 days 8 hours', 'contacted', 'Brazza Connect', 'Rodrigue Mabiala', 'rodrigue.m@example.net', 'Congo Brazzaville', '+242 060 000 306', '5G Infotainment Solutions', 'Video bundle for a 5G launch in Brazzaville and Pointe-Noire.', 'long', '500k+'),
  (7, '7 days 5 hours', 'new', 'Pearl Utilities', 'Achieng Namutebi', 'achieng.n@example.com', 'Uganda', '+256 700 000 307', 'Fintech Solutions', 'Electricity bills over USSD, with receipts by SMS and offline agents.', 'short', '100k-500k'),
  (8, '10 days 11 hours', 'contacted', 'Thousand Hills Media', 'Keza Uwimana', 'keza.u@example.org', 'Rwanda', '+250 780 000 308', 'Marketplace Applications', 'A marketplace for audio creators with payouts to mobile money.', 'medium', '10k-50k'),
  (9, '14 days 2 hours', 'completed', 'Kivu Wireless', 'Espérance Kahindo', 'esperance.k@example.net', 'DR Congo', '+243 800 000 309', 'Value-Added Services (VAS)', 'Doctor on call in Swahili and French for the eastern provinces.', 'immediate', '100k-500k'),
  (10, '18 days 9 hours', 'completed', 'Kilwa Freight', 'Juma Rashidi', 'juma.r@example.com', 'Tanzania', '+255 700 000 310', 'Custom Solution', 'Truck tracking for 240 vehicles with alerts by SMS at border posts.', 'long', 'discuss'),
  (11, '22 days 13 hours', 'completed', 'Limpopo Learning', 'Lerato Nkuna', 'lerato.n@example.org', 'South Africa', '+27 600 000 311', 'Enterprise Solutions', 'Tuition payments, reminders and bus tracking for eleven schools.', 'medium', '50k-100k'),
  (12, '27 days 20 hours', 'contacted', 'Delta Grain Exchange', 'Youssef Mansour', 'youssef.m@example.net', 'Egypt', '+20 1000 000 312', 'Marketplace Applications', 'Wholesale marketplace for grain traders, Arabic and English, escrow wanted.', 'long', '500k+')
) as request (
  number, age, status, company, person, email, country, phone, service, description, timeline, budget
)
on conflict do nothing;

-- The log's triggers recorded the submissions; this adds the staff's actions.
insert into public.activity_log (
  created_at, actor_id, actor_email, action, table_name, record_id, summary, from_status, to_status
)
select
  record.created_at + step * interval '17 hours', admin.id, admin.email, 'status_changed',
  record.kind, record.id, private.named(record), path[step], path[step + 1]
from private.records as record
join (values
  ('{new,contacted,completed}'::text[]), ('{new,reviewed,interviewed,accepted}'), ('{new,rejected}'),
  ('{new,under_review,approved}')
) as paths (path) on record.status = any (path[2:])
cross join generate_series(1, array_position(path, record.status) - 1) as step
join auth.users as admin on admin.email = 'admin@example.com'
where record.id::text like '5eed%' and not exists (
  select from public.activity_log as told where told.record_id = record.id and told.action = 'status_changed'
)
order by 1;

-- How those that are no longer new were answered.
insert into public.messages (kind, table_name, record_id, author_id, author_email, body, sent_at, is_proposal, created_at)
select 'note', r.kind, r.id, admin.id, admin.email, 'Answered by email.', at, r.kind = 'quote_requests', at
from private.records as r join auth.users as admin on admin.email = 'admin@example.com'
  cross join lateral (select r.created_at + (now() - r.created_at) * 0.2 as at) as answer
where r.id::text like '5eed%' and r.status <> 'new' and r.updated_at = r.created_at;
delete from public.activity_log where action = 'assigned' and record_id::text like '5eed%';
