const freeMember = { isAdmin: false, isModerator: false, isPremium: false };

export const demoPassword = 'sufra-demo';

/** Only a local run has them; no other mode knows an account without a sign-up. */
export const demoMembers = [
  { ...freeMember, id: '5afa000000000000000000f1', name: 'Amina Free', email: 'free@sufra.example' },
  {
    ...freeMember,
    id: '5afa000000000000000000f2',
    name: 'Yusuf Premium',
    email: 'premium@sufra.example',
    isPremium: true,
  },
  {
    ...freeMember,
    id: '5afa000000000000000000f3',
    name: 'Maryam Moderator',
    email: 'moderator@sufra.example',
    isModerator: true,
  },
  {
    ...freeMember,
    id: '5afa000000000000000000f4',
    name: 'Idris Admin',
    email: 'admin@sufra.example',
    isAdmin: true,
  },
].map(member => ({ ...member, password: demoPassword }));
