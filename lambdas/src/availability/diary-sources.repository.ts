import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { profileRepository } from '../profile/profile.repository.ts';
import { psychologistRepository } from '../psychologist/psychologist.repository.ts';
import { serviceRepository } from '../service/service.repository.ts';
import { calendarRepository } from './calendar.repository.ts';
import { cellRepository } from './cell.repository.ts';
import type { DiarySources } from './diary-sources.ts';

/** The diary's sources in the one table, all of them read consistently. */
export const diarySources = (db: DynamoDBDocumentClient, tableName: string): DiarySources => ({
	services: { list: serviceRepository(db, tableName).listLatest },
	profiles: { read: profileRepository(db, tableName).readLatest },
	psychologists: psychologistRepository(db, tableName),
	calendar: calendarRepository(db, tableName),
	cells: cellRepository(db, tableName),
});
