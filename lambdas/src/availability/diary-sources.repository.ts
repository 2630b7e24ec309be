import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { profileRepository } from '../profile/profile.repository.ts';
import { psychologistRepository } from '../psychologist/psychologist.repository.ts';
import { serviceRepository } from '../service/service.repository.ts';
import { calendarRepository } from './calendar.repository.ts';
import { cellRepository } from './cell.repository.ts';
import type { DiarySources } from './diary-sources.ts';

/** The diary's sources in the one table. */
export const diarySources = (db: DynamoDBDocumentClient, tableName: string): DiarySources => ({
	services: serviceRepository(db, tableName),
	profiles: profileRepository(db, tableName),
	psychologists: psychologistRepository(db, tableName),
	calendar: calendarRepository(db, tableName),
	cells: cellRepository(db, tableName),
});
