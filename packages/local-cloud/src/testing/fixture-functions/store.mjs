/** A few lines in place of the SDK, so that the fixture needs no bundling. */
export async function dynamodb(operation, input) {
	const answer = await fetch(process.env.AWS_ENDPOINT_URL, {
		method: 'POST',
		headers: {
			'content-type': 'application/x-amz-json-1.0',
			'x-amz-target': `DynamoDB_20120810.${operation}`,
			authorization:
				'AWS4-HMAC-SHA256 Credential=x/20260101/af-south-1/dynamodb/aws4_request, SignedHeaders=h, Signature=x',
			'x-amz-date': '20260101T000000Z',
		},
		body: JSON.stringify({ TableName: process.env.TABLE_NAME, ...input }),
	});
	const body = await answer.json();
	if (!answer.ok) throw new Error(`${body.__type}: ${body.message}`);
	return body;
}

export const put = (PK, more = {}) => dynamodb('PutItem', { Item: { PK: { S: PK }, SK: { S: 'X' }, ...more } });
