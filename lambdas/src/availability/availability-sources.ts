import type { CentreProfile } from '@tulia/contracts/profile/schemas';
import type { Service } from '@tulia/contracts/service/schemas';
import type { CalendarEntry } from '../calendar/centre-day.ts';
import type { ScheduledPsychologist } from '../psychologist/psychologist.ts';
import type { TakenCell } from './cell.ts';

interface ServiceCatalogue {
	list(): Promise<readonly Service[]>;
}

/** The ports the snapshot is read from. Every read is strongly consistent. */
export interface AvailabilitySources {
	readonly services: ServiceCatalogue;
	readonly profiles: { read(): Promise<CentreProfile | undefined> };
	readonly psychologists: { list(): Promise<readonly ScheduledPsychologist[]> };
	readonly calendar: { between(from: string, to: string): Promise<readonly CalendarEntry[]> };
	readonly cells: { taken(psychologistId: string, from: string, to: string): Promise<readonly TakenCell[]> };
}
