import { type DynamoDBDocumentClient, QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import type { NativeAttributeValue } from '@aws-sdk/util-dynamodb';
import type { Service } from '@tulia/contracts/service/schemas';
import type { StaffService } from '@tulia/contracts/service/staff-schemas';
import { auditItemOf } from '../audit/audit-context.items.ts';
import { writeAndBumpSchedules } from '../calendar/bump-schedule-versions.repository.ts';
import type { Actor } from '../platform/audit-entry.ts';
import { ok, refuse } from '../platform/http/result.ts';
import { auditItem } from '../platform/table/audit.items.ts';
import { transactIfUnchanged } from '../platform/table/transact-if-unchanged.repository.ts';
import { putNew } from '../platform/table/transaction.actions.ts';
import { isConditionFailure } from '../platform/table/transaction.ts';
import { settingsPut } from '../profile/settings.actions.ts';
import type { PricesReplacement, ServiceStore } from './service-store.ts';

type Item = Readonly<Record<string, NativeAttributeValue>>;

const PARTITION = 'CATALOG#SERVICE';
const ORDER_DIGITS = 3;
const keyOf = ({ id }: Pick<Service, 'id'>, order: number) => ({
	PK: PARTITION,
	SK: `${String(order).padStart(ORDER_DIGITS, '0')}#${id}`,
});
/** The position is part of a service's key, so an item of its own ensures that an id is unique. */
const claimOf = ({ id }: Pick<Service, 'id'>) => ({ PK: `SERVICE#${id}`, SK: 'ID', entity: 'service-id' });

const toService = (item: Item): Service => ({
	id: item.id,
	title: item.title,
	shortDescription: item.shortDescription,
	description: item.description,
	image: item.image,
	benefits: item.benefits,
	durationMinutes: item.durationMinutes,
	price: item.price,
});

const toStaffService = (item: Item): StaffService => ({
	...toService(item),
	order: Number(String(item.SK).slice(0, ORDER_DIGITS)),
	active: item.active,
	version: item.ver,
});

const itemOf = ({ order, active, version, ...service }: StaffService) => ({
	...keyOf(service, order),
	entity: 'service',
	...service,
	active,
	ver: version,
});

/** A tenth of a service's size. */
const PRICES_ONLY = {
	ProjectionExpression: '#title, #price, #minutes, #active',
	ExpressionAttributeNames: {
		'#title': 'title',
		'#price': 'price',
		'#minutes': 'durationMinutes',
		'#active': 'active',
	},
};

const onVersion = (version: number) => ({
	ConditionExpression: 'ver = :ver',
	ExpressionAttributeValues: { ':ver': version },
});
const asRead = ({ version }: StaffService) => onVersion(version);

function pricesEntry({ currency }: PricesReplacement, by: Actor) {
	if (!currency) return auditItem({ ...by, action: 'prices_changed', object: 'centre' });
	const change = { from: currency.from, to: currency.settings.profile.currency };
	return auditItem({ ...by, action: 'currency_changed', object: 'centre', change });
}

interface Writing {
	readonly TableName: string;
	readonly write: (writes: Parameters<typeof writeAndBumpSchedules>[2]) => Promise<void>;
}

async function createService(
	{ TableName, write }: Writing,
	service: StaffService,
	by: Actor,
): ReturnType<ServiceStore['create']> {
	const audit = auditItem({ ...by, action: 'service_created', object: service.id });
	const Claim = { TableName, Item: claimOf(service), ConditionExpression: 'attribute_not_exists(PK)' };
	try {
		await write([{ Put: Claim }, ...[itemOf(service), audit].map((Item) => ({ Put: { TableName, Item } }))]);
		return ok(undefined);
	} catch (error) {
		if (isConditionFailure(error, 0)) return refuse('id_taken');
		throw error;
	}
}

async function replaceService(
	{ TableName, write }: Writing,
	{ before, after }: { readonly before: StaffService; readonly after: StaffService },
	by: Actor,
): ReturnType<ServiceStore['replace']> {
	const audit = auditItem({ ...by, action: 'service_changed', object: after.id });
	const unchanged = asRead(before);
	const Put = { TableName, Item: itemOf(after) };
	const stays = before.order === after.order;
	const move = [{ Delete: { TableName, Key: keyOf(before, before.order), ...unchanged } }, { Put }];
	try {
		await write([...(stays ? [{ Put: { ...Put, ...unchanged } }] : move), { Put: { TableName, Item: audit } }]);
		return ok(undefined);
	} catch (error) {
		if (isConditionFailure(error, 0)) return refuse('changed_meanwhile');
		throw error;
	}
}

async function writePrices(
	{ TableName, write }: Writing,
	change: PricesReplacement,
	by: Actor,
): ReturnType<ServiceStore['changePrices']> {
	const puts = change.services.map((after) => ({
		Put: { TableName, Item: itemOf(after), ...onVersion(after.version - 1) },
	}));
	const replaced = change.currency ? [...puts, settingsPut(TableName, change.currency.settings)] : puts;
	try {
		await write([...replaced, { Put: { TableName, Item: pricesEntry(change, by) } }]);
		return ok(undefined);
	} catch (error) {
		if (replaced.some((_, at) => isConditionFailure(error, at))) return refuse('changed_meanwhile');
		throw error;
	}
}

/** The only module that knows how services are stored. The position is in the key, so a Query sorts them. */
export const serviceRepository = (db: DynamoDBDocumentClient, TableName: string): ServiceStore => {
	const all = async (ConsistentRead: boolean, only: Partial<QueryCommandInput> = {}): Promise<readonly Item[]> => {
		const { Items = [] } = await db.send(
			new QueryCommand({
				TableName,
				ConsistentRead,
				KeyConditionExpression: 'PK = :services',
				ExpressionAttributeValues: { ':services': PARTITION },
				...only,
			}),
		);
		return Items;
	};
	const active = async (ConsistentRead: boolean): Promise<readonly Service[]> =>
		(await all(ConsistentRead)).filter((item) => item.active).map(toService);
	const write = (writes: Parameters<typeof writeAndBumpSchedules>[2]) => writeAndBumpSchedules(db, TableName, writes);
	return {
		list: () => active(false),
		listLatest: () => active(true),
		async listPrices() {
			const items = await all(false, PRICES_ONLY);
			return items
				.filter((item) => item.active)
				.map(({ title, price, durationMinutes }) => ({ title, price, durationMinutes }));
		},
		listAll: async () => (await all(true)).map(toStaffService),

		async save(service, order, active) {
			const { SK } = keyOf(service, order);
			const known = (await all(true)).filter((item) => item.id === service.id);
			const version = 1 + Math.max(0, ...known.map(({ ver }) => Number(ver)));
			// A new position is a new key: the old item is deleted in the same transaction, or the service would exist twice.
			const removals = known
				.filter((item) => item.SK !== SK)
				.map((item) => ({ Delete: { TableName, Key: { PK: PARTITION, SK: item.SK } } }));
			const puts = [itemOf({ ...service, order, active, version }), claimOf(service)];
			await write([...puts.map((Item) => ({ Put: { TableName, Item } })), ...removals]);
		},

		create: (service, by) => createService({ TableName, write }, service, by),
		replace: (before, after, by) => replaceService({ TableName, write }, { before, after }, by),
		changePrices: (change, by) => writePrices({ TableName, write }, change, by),

		// The order affects no start time, so schedule versions are not bumped.
		async reorder(moved, act) {
			const [first] = moved;
			if (!first) return true;
			const deletions = moved.map(({ before }) => ({
				Delete: { TableName, Key: keyOf(before, before.order), ...asRead(before) },
			}));
			const arrive = moved.map(({ after }) => putNew(TableName, itemOf(after)));
			const note = putNew(TableName, auditItemOf(act, 'services_reordered', first.after.id));
			return transactIfUnchanged(db, [...deletions, ...arrive, note], deletions.length);
		},
	};
};
