import { type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { NativeAttributeValue } from '@aws-sdk/util-dynamodb';
import type { Service } from '@tulia/contracts/service/schemas';
import { writeRaisingSchedules } from '../psychologist/raise-schedules.repository.ts';
import type { ServiceStore } from './service-store.ts';

type Item = Readonly<Record<string, NativeAttributeValue>>;

const PARTITION = 'CATALOG#SERVICE';
const positionOf = (service: Service, order: number) => `${String(order).padStart(3, '0')}#${service.id}`;

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

/** The only module that knows how services are laid out. The order is part of the key, so a Query answers it sorted. */
export const serviceRepository = (db: DynamoDBDocumentClient, TableName: string): ServiceStore => {
	const all = async (ConsistentRead: boolean): Promise<readonly Item[]> => {
		const { Items = [] } = await db.send(
			new QueryCommand({
				TableName,
				ConsistentRead,
				KeyConditionExpression: 'PK = :services',
				ExpressionAttributeValues: { ':services': PARTITION },
			}),
		);
		return Items;
	};
	const active = async (ConsistentRead: boolean): Promise<readonly Service[]> =>
		(await all(ConsistentRead)).filter((item) => item.active).map(toService);
	return {
		list: () => active(false),
		listLatest: () => active(true),
		async save(service, order, active) {
			const SK = positionOf(service, order);
			const Item = { PK: PARTITION, SK, entity: 'service', ...service, active };
			// A new order is a new key: the old item leaves in the same transaction, or the service would stand there twice.
			const moved = (await all(true)).filter((item) => item.id === service.id && item.SK !== SK);
			const removals = moved.map((item) => ({ Delete: { TableName, Key: { PK: PARTITION, SK: item.SK } } }));
			await writeRaisingSchedules(db, TableName, [{ Put: { TableName, Item } }, ...removals]);
		},
	};
};
