import { expect, jest, test } from '@jest/globals';
import withImports from './with-imports-loader.ts';

type Loader = ThisParameterType<typeof withImports>;

const load = async (source: string) => {
  const addDependency = jest.fn();
  const code = await withImports.call({ addDependency } as unknown as Loader, source);
  return { code, addDependency };
};

test('what a plain script imports of a package stands before it, in a function of its own', async () => {
  const { code, addDependency } = await load(
    "import { ownDigitsOf } from '@sufra/texts/digits';\nownDigitsOf('ar');\n",
  );
  expect(code).toMatch(
    /^\(\(\) => \{\n[\s\S]*const ownDigitsOf[\s\S]*\nownDigitsOf\('ar'\);\n\n\}\)\(\);\n$/,
  );
  expect(code).not.toMatch(/^(?:import|export) /m);
  expect(addDependency).toHaveBeenCalledWith(expect.stringMatching(/packages\/texts\/src\/digits\.ts$/));
});

test('a script that imports nothing stays as it is', async () => {
  expect((await load('(() => {})();\n')).code).toBe('(() => {})();\n');
});
