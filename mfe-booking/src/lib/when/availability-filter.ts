/** The filter of free days and times. */
export interface AvailabilityFilter {
	readonly serviceId: string | undefined;
	/** `undefined` for the first available. */
	readonly psychologistId: string | undefined;
}

/** The psychologist as a query parameter: omitted, not empty. */
export const withPsychologist = (psychologistId: string | undefined): { readonly psychologistId?: string } =>
	psychologistId === undefined ? {} : { psychologistId };
