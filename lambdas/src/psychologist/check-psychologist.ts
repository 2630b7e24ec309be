import type { FieldError } from '@tulia/contracts/problem';
import type { StaffPsychologist } from '@tulia/contracts/psychologist/staff-schemas';
import { ok, type Result, refuse } from '../platform/http/result.ts';
import { hoursErrors } from './weekly-hours.ts';

type Fields = Pick<StaffPsychologist, 'serviceIds' | 'weeklyHours' | 'breaks' | 'timeOff'>;

/** Whether the hours are valid and every service exists. */
export function checkPsychologist(
	fields: Fields,
	serviceIds: readonly string[],
): Result<undefined, 'invalid_hours' | 'unknown_service'> {
	const errors: readonly FieldError[] = hoursErrors(fields);
	if (errors.length > 0) return refuse('invalid_hours', { errors });
	if (fields.serviceIds.some((id) => !serviceIds.includes(id)))
		return refuse('unknown_service', { errors: [{ field: 'serviceIds', message: 'There is no such service' }] });
	return ok(undefined);
}
