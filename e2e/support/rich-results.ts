type Thing = Readonly<Record<string, unknown>>;

/** Properties that rich results, or else schema.org, require of each type; `a.b` is `b` of `a`, each of a list. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
	MedicalClinic: [
		'name',
		'url',
		'image',
		'telephone',
		'address.streetAddress',
		'address.addressLocality',
		'address.addressCountry',
		'geo.latitude',
		'geo.longitude',
		'openingHoursSpecification.dayOfWeek',
		'openingHoursSpecification.opens',
		'openingHoursSpecification.closes',
		'sameAs',
	],
	FAQPage: ['mainEntity.name', 'mainEntity.acceptedAnswer.text'],
	BlogPosting: [
		'headline',
		'image',
		'datePublished',
		'dateModified',
		'author.name',
		'publisher.name',
		'mainEntityOfPage',
	],
	BreadcrumbList: ['itemListElement.position', 'itemListElement.name', 'itemListElement.item'],
	Person: [
		...['name', 'url', 'jobTitle', 'worksFor.name', 'knowsLanguage'],
		...['hasCredential.credentialCategory', 'hasCredential.identifier', 'hasCredential.recognizedBy.name'],
	],
	Service: ['name', 'provider.name', 'offers.price', 'offers.priceCurrency'],
};

const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null;
const isSaid = (value: unknown): boolean => typeof value === 'number' || (typeof value === 'string' && value !== '');

function isThere(value: unknown, [name, ...rest]: readonly string[]): boolean {
	if (Array.isArray(value))
		return value.length > 0 && value.every((each) => isThere(each, name ? [name, ...rest] : []));
	if (name === undefined) return isSaid(value);
	return isThing(value) && isThere(value[name], rest);
}

/** The missing required properties of a thing; for an unknown type, its name. */
export const requiredOf = (thing: Thing): readonly string[] => {
	const type = String(thing['@type']);
	const required = REQUIRED[type];
	return required ? required.filter((path) => !isThere(thing, path.split('.'))) : [`no rule for ${type}`];
};
