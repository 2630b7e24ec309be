/** For what free days and times are asked for. */
export interface AvailabilityFilter {
	readonly serviceId: string | undefined;
	/** Whose; without one, whoever is free. */
	readonly psychologistId: string | undefined;
}

/** Whom the times are asked for, as part of a query: left out, not empty. */
export const withPsychologist = (psychologistId: string | undefined): { readonly psychologistId?: string } =>
	psychologistId === undefined ? {} : { psychologistId };
