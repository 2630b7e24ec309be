import { type DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import { newJob } from '../../outbox/job.items.ts';
import type { FieldCipher } from '../../platform/keys/field-cipher.ts';
import { auditItem } from '../../platform/table/audit.items.ts';
import { readItems } from '../../platform/table/read-items.repository.ts';
import type { Item } from '../../platform/table/stored-item.ts';
import { transactIfUnchanged } from '../../platform/table/transact-if-unchanged.repository.ts';
import { ABSENT, type Action, putNew } from '../../platform/table/transaction.actions.ts';
import { replacePsychologist } from '../../psychologist/psychologist.actions.ts';
import { forgottenOf, hoursRequestKey } from './hours-request.items.ts';
import type { HoursRequest, HoursRequestStore, HoursRequestWrites } from './hours-request.ts';

type OpenCipher = () => Promise<Pick<FieldCipher, 'encrypt' | 'decrypt'>>;

/** Requests for hours, stored in DynamoDB. Their texts are encrypted, because they may contain health data. */
export const hoursRequests = (
	db: DynamoDBDocumentClient,
	TableName: string,
	openCipher: OpenCipher,
): HoursRequestStore => ({
	async find(psychologistId) {
		const Key = hoursRequestKey(psychologistId);
		const { Item } = await db.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
		return Item && requestOf(Item, openCipher);
	},

	async findAll(psychologistIds) {
		const items = await readItems(db, TableName, psychologistIds.map(hoursRequestKey));
		return Promise.all(items.map((item) => requestOf(item, openCipher)));
	},

	async save(request, { by, action, entry, mail }) {
		const item = await itemOf(request, by.at, openCipher);
		const audit = putNew(TableName, auditItem({ ...by, action, object: request.psychologistId }));
		const actions = [
			replaceRequest(TableName, item),
			...(entry === undefined ? [] : [replacePsychologist(TableName, entry)]),
			audit,
			...(mail === undefined ? [] : [putNew(TableName, mailJob(request, by.at, mail))]),
		];
		return transactIfUnchanged(db, actions, entry === undefined ? 1 : 2);
	},
});

const replaceRequest = (TableName: string, item: Awaited<ReturnType<typeof itemOf>>): Action => ({
	Put: {
		TableName,
		Item: item,
		...(item.ver === 1
			? { ConditionExpression: ABSENT }
			: { ConditionExpression: 'ver = :read', ExpressionAttributeValues: { ':read': item.ver - 1 } }),
	},
});

const mailJob = (
	{ psychologistId, version }: HoursRequest,
	now: Date,
	{ jobId, dueAt }: NonNullable<HoursRequestWrites['mail']>,
) =>
	newJob({
		...{ id: jobId, type: 'hours_decision_mail', ref: psychologistId, refVersion: version, now },
		...(dueAt === undefined ? {} : { dueAt }),
	});

async function itemOf(request: HoursRequest, now: Date, openCipher: OpenCipher) {
	const { psychologistId, reason, decided, version: ver, ...plain } = request;
	const cipher = reason === undefined && decided?.words === undefined ? undefined : await openCipher();
	const key = hoursRequestKey(psychologistId);
	const seal = (text: string | undefined) => (text === undefined ? undefined : cipher?.encrypt(text, key.PK));
	return {
		...key,
		entity: 'hours-request',
		psychologistId,
		...plain,
		reason: seal(reason),
		...(decided === undefined ? {} : { decided: { ...decided, words: seal(decided.words) } }),
		ver,
		ttl: forgottenOf(request, now),
	};
}

async function requestOf(item: Item, openCipher: OpenCipher): Promise<HoursRequest> {
	const { psychologistId, userId, state, before, after, askedAt, ver, reason, decided } = item;
	const cipher = reason === undefined && decided?.words === undefined ? undefined : await openCipher();
	const open = (sealed: string | undefined) => (sealed === undefined ? undefined : cipher?.decrypt(sealed, item.PK));
	return {
		...{ psychologistId, userId, state, before, after, askedAt, version: ver },
		reason: open(reason),
		...(decided === undefined ? {} : { decided: { at: decided.at, by: decided.by, words: open(decided.words) } }),
	};
}
