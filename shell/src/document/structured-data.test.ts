import { aProfile } from '@tulia/test-kit/sample-centre';
import { type StructuredDataSource, structuredData } from './structured-data.ts';

const centre = aProfile();
const page: StructuredDataSource = {
	origin: 'https://tulia.example',
	path: '/',
	siteName: centre.name,
	description: 'Counselling',
	picture: 'https://tulia.example/shell/1/share/home.png',
	logo: 'https://tulia.example/shell/1/icons/512.png',
	breadcrumbs: [],
	profile: centre,
	content: {},
};
const graph = (change: Partial<StructuredDataSource>) =>
	JSON.parse(JSON.stringify(structuredData({ ...page, ...change })));
const first = (change: Partial<StructuredDataSource>) => graph(change)['@graph'][0];

test('the structured data of the centre is a clinic with address, international phone number, and the hours of each open day', () => {
	const clinic = first({
		content: { centre: { ...centre, phones: { main: '0700 000 100', support: '0700 000 200' } } },
	});
	expect(clinic).toMatchObject({
		'@type': 'MedicalClinic',
		name: centre.name,
		url: 'https://tulia.example/',
		telephone: '+254700000100',
		address: { '@type': 'PostalAddress', addressLocality: centre.address.lines.at(-1), addressCountry: 'KE' },
	});
	const open = centre.openingHours.filter(({ opens }) => opens);
	expect(clinic.openingHoursSpecification).toHaveLength(open.length);
	expect(clinic.openingHoursSpecification[0]).toMatchObject({ opens: open[0]?.opens, closes: open[0]?.closes });
	expect(clinic).not.toHaveProperty('geo');
});

test('the position in the structured data is the one of the profile', () => {
	const position = { latitude: -1.2987, longitude: 36.7836 };
	const content = { centre: { ...centre, address: { ...centre.address, position } } };
	expect(first({ content }).geo).toEqual({ '@type': 'GeoCoordinates', ...position });
});

test('the structured data of the FAQs has each question with its answer', () => {
	const faqs = [{ id: '1', question: 'Is it private?', answer: 'Yes.', category: 'Privacy', featured: true }] as const;
	expect(first({ path: '/help-center', content: { faqs } }).mainEntity).toEqual([
		{ '@type': 'Question', name: 'Is it private?', acceptedAnswer: { '@type': 'Answer', text: 'Yes.' } },
	]);
});

test('the structured data of a psychologist is a person who works for the centre, with their texts', () => {
	const psychologist = {
		...{ id: 'amina', name: 'Amina Hassan', serviceIds: [], title: 'Child psychologist' },
		languages: [{ tag: 'sw', name: 'Kiswahili', nameLang: 'sw' }],
		licence: { number: 'CPB 1', board: 'Counsellors and Psychologists Board' },
	};
	expect(first({ path: '/psychologists/amina', content: { psychologist } })).toMatchObject({
		...{ '@type': 'Person', name: 'Amina Hassan', url: 'https://tulia.example/psychologists/amina' },
		...{ jobTitle: 'Child psychologist', knowsLanguage: ['sw'], worksFor: { name: centre.name } },
		hasCredential: {
			...{ '@type': 'EducationalOccupationalCredential', credentialCategory: 'license', identifier: 'CPB 1' },
			recognizedBy: { '@type': 'Organization', name: 'Counsellors and Psychologists Board' },
		},
	});
});

test('the structured data of a psychologist leaves out texts that are not written', () => {
	const psychologist = { id: 'amina', name: 'Amina Hassan', serviceIds: [] };
	const person = first({ path: '/psychologists/amina', content: { psychologist } });
	for (const absent of ['jobTitle', 'knowsLanguage', 'hasCredential', 'description'])
		expect(person).not.toHaveProperty(absent);
	const licensed = first({ path: '/p', content: { psychologist: { ...psychologist, licence: { number: '1' } } } });
	expect(licensed.hasCredential).not.toHaveProperty('recognizedBy');
});

test('the structured data of a service is an offer with the price in the currency of the centre', () => {
	const service = {
		id: 'family-therapy',
		title: 'Family Therapy',
		shortDescription: 'Together',
		description: 'Long',
		image: 'service-family-therapy',
		benefits: [],
		durationMinutes: 60,
		price: 3550,
	};
	expect(first({ path: '/services', content: { services: [service] } })).toMatchObject({
		'@type': 'Service',
		url: 'https://tulia.example/services#family-therapy',
		offers: { price: '35.50', priceCurrency: centre.currency },
	});
});

test('the breadcrumbs of a page begin at home and end at the page', () => {
	const breadcrumbs = [
		{ title: 'Blog', path: '/blogs' },
		{ title: 'Rest', path: '/blogs/7' },
	];
	expect(first({ path: '/blogs/7', breadcrumbs }).itemListElement).toEqual([
		{ '@type': 'ListItem', position: 1, name: centre.name, item: 'https://tulia.example/' },
		{ '@type': 'ListItem', position: 2, name: 'Blog', item: 'https://tulia.example/blogs' },
		{ '@type': 'ListItem', position: 3, name: 'Rest', item: 'https://tulia.example/blogs/7' },
	]);
});

test('a page without facts has no structured data', () => {
	expect(structuredData(page)).toBeUndefined();
});
