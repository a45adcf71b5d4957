import { type APIRequestContext, expect } from '@playwright/test';
import { password } from './site.ts';

export async function tokenOf(request: APIRequestContext, email: string): Promise<string> {
  const answer = await request.post('/api/v1/auth/signin', { data: { email, password } });
  expect(answer.status()).toBe(200);
  return (await answer.json()).token;
}

/** Posts by the API alone, as a moderator who does not use the editor would write them. */
export async function blogWriter(request: APIRequestContext) {
  const token = await tokenOf(request, 'moderator@sufra.example');
  const headers = { authorization: `Bearer ${token}` };
  return {
    async write(multipart: Record<string, string>): Promise<{ _id: string; slug: string }> {
      const answer = await request.post('/api/v1/blogs', { headers, multipart });
      expect(answer.status(), await answer.text()).toBe(201);
      return (await answer.json()).blog;
    },
    async change(id: string, multipart: Record<string, string>) {
      const answer = await request.put(`/api/v1/blogs/${id}`, { headers, multipart });
      expect(answer.status(), await answer.text()).toBe(200);
    },
    async remove(id: string) {
      expect((await request.delete(`/api/v1/blogs/${id}`, { headers })).status()).toBe(200);
    },
  };
}
