import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, PutCommand, paginateScan } from '@aws-sdk/lib-dynamodb';
import type { LocalCloud } from '@tulia/test-kit/local-cloud';
import { storedPayloads } from './xss-texts.ts';

/** The stored text of a field: the payloads between two markers with its name. */
function payloadText(field: string): string {
	// The payload of 20 kilobytes in every field of a profile would exceed the size of an item.
	const payloads = /\bprofile\./.test(field) ? storedPayloads.filter(({ length }) => length < 1000) : storedPayloads;
	return `${field} begins ${payloads.join(' ')} ${endMarker(field)}`;
}
export const endMarker = (field: string): string => `${field.replaceAll('.', '-')}-ends-here`;

/** The fields that contain all payloads, by entity in the table. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
	service: ['title', 'shortDescription', 'description', 'benefits.0'],
	psychologist: [
		...['name', 'profile.title', 'profile.summary', 'profile.about'],
		...['profile.licence.number', 'profile.licence.board'],
	],
	faq: ['question', 'answer'],
	closure: ['reason'],
	testimonial: ['name', 'message'],
	'offered-testimonial': ['name', 'message'],
	article: ['title', 'snippet', 'author'],
	'article-draft': ['title', 'snippet', 'author'],
	'article-body': ['aboutAuthor', 'content'],
	'article-draft-text': ['aboutAuthor'],
	'article-revision': ['title', 'snippet', 'author', 'aboutAuthor'],
	profile: [
		...['name', 'tagline', 'motto', 'responseTimes.questions', 'responseTimes.email', 'mailSender.name'],
		...['address.lines.0', 'phones.main', 'emails.general', 'address.mapUrl'],
		...['crisisLines.0.name', 'crisisLines.0.helpsWith', 'crisisLines.0.hours'],
	].map((field) => `profile.${field}`),
};
/** The name of a field: the draft of an article and the article itself share theirs. */
const fieldName = (entity: string, field: string): string => {
	if (entity === 'profile') return field;
	const name = entity === 'offered-testimonial' ? 'testimonial' : (entity.split('-')[0] ?? '');
	return `${name}.${field.replace(/\.\d+$/, '')}`;
};

/** Adds all payloads to each field of the records with these ids, past all validation. */
export async function addPayloadsToItems(
	{ awsEndpoint, tableName: TableName }: LocalCloud,
	ids: Readonly<Record<string, string>>,
	keep: (field: string, text: string) => string,
): Promise<void> {
	const client = new DynamoDBClient({
		endpoint: awsEndpoint,
		region: 'af-south-1',
		credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
	});
	const db = DynamoDBDocumentClient.from(client);
	const storedIds = new Set(Object.values(ids));
	for await (const { Items = [] } of paginateScan({ client: db }, { TableName }))
		for (const Item of Items.filter((item) => isOneOf(storedIds, item))) {
			const entity = String(Item.entity);
			for (const field of FIELDS[entity] ?? []) {
				const name = fieldName(entity, field);
				changeAtPath(Item, field, (text) => keep(name, `${text} ${payloadText(name)}`));
			}
			await db.send(new PutCommand({ TableName, Item }));
		}
	client.destroy();
}

/** The centre has only one record; of the other kinds those just stored. */
const isOneOf = (ids: ReadonlySet<string>, { entity, id, PK }: Readonly<Record<string, unknown>>): boolean =>
	String(entity) in FIELDS && (entity === 'profile' || ids.has(String(id)) || ids.has(String(PK).split('#')[1] ?? ''));

/** Changes the text at a path such as `address.lines.0`. */
function changeAtPath(item: Record<string, unknown>, path: string, to: (text: string) => string): void {
	const parts = path.split('.');
	const last = parts.pop() ?? '';
	const holder = parts.reduce((each, part) => each[part] as Record<string, unknown>, item);
	holder[last] = to(String(holder[last]));
}
