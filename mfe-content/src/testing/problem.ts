/** A refusal of the API, for `mockApi`. `retryAfter`: seconds. */
export const problem = (
	status: number,
	code: string,
	{
		errors = [],
		retryAfter,
	}: { readonly errors?: readonly { field: string; message: string }[]; readonly retryAfter?: number } = {},
): Response =>
	Response.json(
		{ type: `/problems/${code}`, title: code, status, detail: '', code, errors, requestId: 'test' },
		{ status, ...(retryAfter === undefined ? {} : { headers: { 'retry-after': String(retryAfter) } }) },
	);
