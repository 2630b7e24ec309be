/** A client account created through the API. */
export interface Client {
	readonly token: string;
	readonly email: string;
	readonly password: string;
	/** The network address of their requests: unconfirmed accounts of one network may have few visits. */
	readonly viewer: string;
}

const PASSWORD = 'Karibu!2026x';

/** Posts JSON; `viewer` is the network address of the request, so that limits per address are separate. */
export const post = (
	origin: string,
	path: string,
	body: unknown,
	options: {
		readonly token?: string;
		readonly viewer?: string;
		readonly headers?: Readonly<Record<string, string>>;
	} = {},
): Promise<Response> =>
	fetch(new URL(path, origin), {
		method: 'POST',
		headers: {
			'content-type': 'application/json',
			...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
			...(options.viewer ? { 'x-local-viewer-ip': options.viewer } : {}),
			...options.headers,
		},
		body: JSON.stringify(body),
	});

async function register(origin: string, index: number): Promise<Client> {
	const viewer = `10.0.${index >> 8}.${index & 255}`;
	const email = `client-${index}-${Math.random().toString(36).slice(2)}@example.com`;
	const answer = await post(
		origin,
		'/api/auth/register',
		{ name: `Client ${index}`, email, password: PASSWORD, confirmPassword: PASSWORD, terms: true },
		{ viewer },
	);
	if (answer.status !== 201) throw new Error(`Registering answered ${answer.status}: ${await answer.text()}`);
	const { token } = (await answer.json()) as { readonly token: string };
	return { token, email, password: PASSWORD, viewer };
}

/** Registers `count` clients, a few in parallel: deriving a password takes a fifth of a second of processor time. */
export async function registerClients(origin: string, count: number): Promise<readonly Client[]> {
	const clients: Client[] = [];
	while (clients.length < count) {
		const batch = Array.from({ length: Math.min(4, count - clients.length) }, (_, at) =>
			register(origin, clients.length + at),
		);
		clients.push(...(await Promise.all(batch)));
	}
	return clients;
}

const read = async <T>(origin: string, path: string): Promise<T> =>
	((await (await fetch(new URL(path, origin))).json()) as { readonly data: T }).data;

/** Bookable days of a service, soonest first. */
export async function openDays(origin: string, serviceId: string): Promise<readonly string[]> {
	const day = (offset: number): string =>
		new Date(Date.now() + offset * 86_400_000 + 3 * 3_600_000).toISOString().slice(0, 10);
	const days = await read<readonly { readonly date: string; readonly state: string }[]>(
		origin,
		`/api/appointments/availability?serviceId=${serviceId}&from=${day(1)}&to=${day(58)}`,
	);
	return days.filter(({ state }) => state === 'open').map(({ date }) => date);
}

/** Free start times of a day. */
export const freeTimes = (origin: string, serviceId: string, date: string): Promise<readonly string[]> =>
	read(origin, `/api/appointments/available-times?date=${date}&serviceId=${serviceId}`);
