import { createPublicKey, verify } from 'node:crypto';
import * as kmsSdk from '@aws-sdk/client-kms';
import { type FixtureCloud, startFixtureCloud } from '../testing/fixture-cloud.ts';

let cloud: FixtureCloud;
beforeAll(async () => {
	cloud = await startFixtureCloud();
});
afterAll(() => cloud.stop());

describe('KMS', () => {
	test('a signature verifies with the public key', async () => {
		const kms = cloud.kept(new kmsSdk.KMSClient(cloud.client));
		const KeyId = cloud.output('SigningKeyId');
		const Message = Buffer.from('a token');
		const { Signature } = await kms.send(
			new kmsSdk.SignCommand({ KeyId, Message, SigningAlgorithm: 'ECDSA_SHA_256', MessageType: 'RAW' }),
		);
		const { PublicKey } = await kms.send(new kmsSdk.GetPublicKeyCommand({ KeyId }));
		const key = createPublicKey({ key: Buffer.from(PublicKey ?? []), format: 'der', type: 'spki' });
		expect(verify('sha256', Message, { key, dsaEncoding: 'der' }, Buffer.from(Signature ?? []))).toBe(true);
	});

	test('a data key is decrypted only with its encryption context', async () => {
		const kms = cloud.kept(new kmsSdk.KMSClient(cloud.client));
		const EncryptionContext = { purpose: 'fields' };
		const created = await kms.send(
			new kmsSdk.GenerateDataKeyCommand({ KeyId: 'alias/tiny/data', KeySpec: 'AES_256', EncryptionContext }),
		);
		const { CiphertextBlob } = created;
		const opened = await kms.send(new kmsSdk.DecryptCommand({ CiphertextBlob, EncryptionContext }));
		expect(Buffer.from(opened.Plaintext ?? [])).toEqual(Buffer.from(created.Plaintext ?? []));
		await expect(kms.send(new kmsSdk.DecryptCommand({ CiphertextBlob }))).rejects.toThrow(/ciphertext/);
	});
});
