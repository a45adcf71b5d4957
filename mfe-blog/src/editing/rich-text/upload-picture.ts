import { call } from '@sufra/web-kit';

const patience = 60_000;

export async function uploadPicture(file: File, signal: AbortSignal) {
  const body = new FormData();
  body.append('image', file);
  const { picture } = await call('POST /blogs/images', { body, signal, timeout: patience });
  return picture;
}
