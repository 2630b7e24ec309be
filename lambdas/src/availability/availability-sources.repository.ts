import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { calendarRepository } from '../calendar/calendar.repository.ts';
import { profileRepository } from '../profile/profile.repository.ts';
import { psychologistRepository } from '../psychologist/psychologist.repository.ts';
import { serviceRepository } from '../service/service.repository.ts';
import type { AvailabilitySources } from './availability-sources.ts';
import { cellRepository } from './cell.repository.ts';

/** The snapshot's sources in the one table, all of them by strongly consistent reads. */
export const availabilitySources = (db: DynamoDBDocumentClient, tableName: string): AvailabilitySources => ({
	services: { list: serviceRepository(db, tableName).listLatest },
	profiles: { read: profileRepository(db, tableName).readLatest },
	psychologists: psychologistRepository(db, tableName),
	calendar: calendarRepository(db, tableName),
	cells: cellRepository(db, tableName),
});
