interface Named {
  name: string;
  email: string;
}

/** What a member is called in a sentence. */
export const memberName = ({ name, email }: Named) => name.trim() || email;
