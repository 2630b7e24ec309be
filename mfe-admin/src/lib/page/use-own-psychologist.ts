import { seesEverybodysVisits } from '@tulia/contracts/identity/staff-roles';
import { rolesOf, useSessionUser } from '@tulia/platform';

/** Stands for a psychologist who is nobody of the list. */
const NOBODY = '';

/** The psychologist whose visits alone whoever is logged in sees, and with whom alone they book. Undefined: everybody's. */
export function useOwnPsychologist(): string | undefined {
	const user = useSessionUser();
	return seesEverybodysVisits(rolesOf(user)) ? undefined : (user?.psychologistId ?? NOBODY);
}
