import type { Article } from '@tulia/contracts/article/schemas';
import type { Faq } from '@tulia/contracts/faq/schemas';
import type { CentreProfile } from '@tulia/contracts/profile/schemas';
import type { PsychologistCard } from '@tulia/contracts/psychologist/schemas';
import type { Service as OfferedService } from '@tulia/contracts/service/schemas';
import type { PageContent } from '@tulia/platform';
import type {
	BlogPosting,
	BreadcrumbList,
	DayOfWeek,
	FAQPage,
	Graph,
	MedicalClinic,
	Person,
	Service,
	Thing,
} from 'schema-dts';

interface Step {
	readonly title: string;
	readonly path: string;
}

/** The source of a page's structured data. Structured data has absolute addresses; these are paths of `origin`. */
export interface StructuredDataSource {
	readonly origin: string;
	readonly path: string;
	readonly siteName: string;
	readonly description: string | undefined;
	/** Absolute address of the preview picture. */
	readonly picture: string | undefined;
	/** Absolute address of the centre's logo. */
	readonly logo: string | undefined;
	/** From below the home page down to the page itself; empty on the home page. */
	readonly breadcrumbs: readonly Step[];
	readonly profile: CentreProfile | undefined;
	readonly content: PageContent;
}

/** ISO country of the centre: its address has street and town only. */
const COUNTRY = 'KE';
const COUNTRY_CALLING_CODE = '+254';
const LANGUAGE = 'en-KE';

const WEEKDAYS: Record<CentreProfile['openingHours'][number]['day'], DayOfWeek> = {
	monday: 'https://schema.org/Monday',
	tuesday: 'https://schema.org/Tuesday',
	wednesday: 'https://schema.org/Wednesday',
	thursday: 'https://schema.org/Thursday',
	friday: 'https://schema.org/Friday',
	saturday: 'https://schema.org/Saturday',
	sunday: 'https://schema.org/Sunday',
};

const centreId = (origin: string): string => `${origin}/#centre`;

/** `0700 000 100` in international form: `+254700000100`. Other numbers are unchanged. */
const international = (phone: string): string =>
	phone.replaceAll(/[^\d+]/g, '').replace(/^0(?=\d{9}$)/, COUNTRY_CALLING_CODE);

function clinic(profile: CentreProfile, { origin, picture, logo, description }: StructuredDataSource): MedicalClinic {
	const { lines, position } = profile.address;
	return {
		'@type': 'MedicalClinic',
		'@id': centreId(origin),
		name: profile.name,
		url: `${origin}/`,
		...(description ? { description } : {}),
		...(picture ? { image: picture } : {}),
		...(logo ? { logo } : {}),
		telephone: international(profile.phones.main),
		email: profile.emails.general,
		address: {
			'@type': 'PostalAddress',
			streetAddress: lines.slice(0, -1).join(', '),
			addressLocality: lines.at(-1) ?? '',
			addressCountry: COUNTRY,
		},
		...(position ? { geo: { '@type': 'GeoCoordinates', ...position } } : {}),
		hasMap: profile.address.mapUrl,
		openingHoursSpecification: profile.openingHours.flatMap(({ day, opens, closes }) =>
			opens && closes
				? [{ '@type': 'OpeningHoursSpecification' as const, dayOfWeek: WEEKDAYS[day], opens, closes }]
				: [],
		),
		currenciesAccepted: profile.currency,
		sameAs: profile.socialLinks.map(({ url }) => url),
	};
}

const questions = (faqs: readonly Faq[], { origin, path }: StructuredDataSource): FAQPage => ({
	'@type': 'FAQPage',
	'@id': `${origin}${path}#questions`,
	inLanguage: LANGUAGE,
	mainEntity: faqs.map(({ question, answer }) => ({
		'@type': 'Question',
		name: question,
		acceptedAnswer: { '@type': 'Answer', text: answer },
	})),
});

const posting = (article: Article, { origin, path, picture, siteName }: StructuredDataSource): BlogPosting => ({
	'@type': 'BlogPosting',
	'@id': `${origin}${path}#article`,
	mainEntityOfPage: `${origin}${path}`,
	headline: article.title,
	description: article.snippet,
	...(picture ? { image: picture } : {}),
	datePublished: article.createdAt,
	dateModified: article.modifiedAt ?? article.createdAt,
	author: { '@type': 'Person', name: article.author, description: article.aboutAuthor },
	publisher: { '@type': 'MedicalClinic', '@id': centreId(origin), name: siteName, url: `${origin}/` },
	articleSection: article.category,
	inLanguage: LANGUAGE,
});

const CENTS = 100;

const offered = (service: OfferedService, { origin, path, profile, siteName }: StructuredDataSource): Service => ({
	'@type': 'Service',
	'@id': `${origin}${path}#${service.id}`,
	url: `${origin}${path}#${service.id}`,
	name: service.title,
	description: service.shortDescription,
	provider: { '@type': 'MedicalClinic', '@id': centreId(origin), name: siteName, url: `${origin}/` },
	...(profile
		? { offers: { '@type': 'Offer', price: (service.price / CENTS).toFixed(2), priceCurrency: profile.currency } }
		: {}),
});

/** Licence and board only where staff entered them. */
function person(psychologist: PsychologistCard, { origin, path, picture, siteName }: StructuredDataSource): Person {
	const { name, title, summary, languages, licence } = psychologist;
	return {
		'@type': 'Person',
		'@id': `${origin}${path}#person`,
		name,
		url: `${origin}${path}`,
		...(picture ? { image: picture } : {}),
		...(title ? { jobTitle: title } : {}),
		...(summary ? { description: summary } : {}),
		worksFor: { '@type': 'MedicalClinic', '@id': centreId(origin), name: siteName, url: `${origin}/` },
		...(languages ? { knowsLanguage: languages.map(({ tag }) => tag) } : {}),
		...(licence
			? {
					hasCredential: {
						'@type': 'EducationalOccupationalCredential',
						credentialCategory: 'license',
						identifier: licence.number,
						...(licence.board ? { recognizedBy: { '@type': 'Organization', name: licence.board } } : {}),
					},
				}
			: {}),
	};
}

const breadcrumbList = ({ origin, path, breadcrumbs, siteName }: StructuredDataSource): BreadcrumbList => ({
	'@type': 'BreadcrumbList',
	'@id': `${origin}${path}#way`,
	itemListElement: [{ title: siteName, path: '/' }, ...breadcrumbs].map((step, at) => ({
		'@type': 'ListItem',
		position: at + 1,
		name: step.title,
		item: origin + step.path,
	})),
});

/** The structured data of a page in the vocabulary of schema.org, derived from the same responses as its HTML. */
export function structuredData(described: StructuredDataSource): Graph | undefined {
	const { centre, article, faqs, services, psychologist } = described.content;
	const entries: readonly Thing[] = [
		...(centre ? [clinic(centre, described)] : []),
		...(article ? [posting(article, described)] : []),
		...(psychologist ? [person(psychologist, described)] : []),
		...(faqs && faqs.length > 0 ? [questions(faqs, described)] : []),
		...(services ?? []).map((service) => offered(service, described)),
		...(described.breadcrumbs.length > 0 ? [breadcrumbList(described)] : []),
	];
	return entries.length === 0 ? undefined : { '@context': 'https://schema.org', '@graph': entries };
}
