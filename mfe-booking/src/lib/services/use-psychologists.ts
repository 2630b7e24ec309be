import type { PsychologistCard } from '@tulia/contracts/psychologist/schemas';
import { useListPsychologistsQuery } from '@tulia/platform';

export interface Psychologists {
	/** `undefined` until loaded. */
	readonly everybody: readonly PsychologistCard[] | undefined;
	/** Those who offer the service; `undefined` without a service or until loaded. */
	readonly offering: readonly PsychologistCard[] | undefined;
	readonly haveFailed: boolean;
	readonly isFetching: boolean;
	readonly retry: () => void;
}

/** All psychologists, and those who offer a service. */
export function usePsychologists(serviceId: string | undefined): Psychologists {
	const { data, isError, isFetching, refetch } = useListPsychologistsQuery();
	const everybody = data?.data;
	return {
		everybody,
		offering: serviceId === undefined ? undefined : everybody?.filter((one) => one.serviceIds.includes(serviceId)),
		haveFailed: isError && data === undefined,
		isFetching,
		retry: refetch,
	};
}

/** The name of a psychologist; `undefined` until loaded. */
export const usePsychologistName = (psychologistId: string | undefined): string | undefined =>
	useListPsychologistsQuery().data?.data.find(({ id }) => id === psychologistId)?.name;
