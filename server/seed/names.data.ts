/** First and last names that match, as in a town with many roots. */
type Names = { first: readonly string[]; last: readonly string[] };

const words = (text: string): string[] => text.split(' ');

export const nameGroups: readonly Names[] = [
  {
    first: words(
      'Emily Jack Hannah Owen Caroline Ben Margaret Luke Abigail Henry Ruth Wesley Claire Paul Joan Peter',
    ),
    last: words(
      'Whitaker Hollis Brandt Mercer Caldwell Prescott Tuttle Ashworth Langley Pruitt Barlow Thorne',
    ),
  },
  {
    first: words('Aaliyah Marcus Imani Darnell Keisha Jerome Simone Terrence Nia Andre Yvonne Isaiah'),
    last: words('Freeman Booker Dupree Coleman Gaines Lockett Banks Hairston Pettway Royster'),
  },
  {
    first: words('Lucía Mateo Valentina Diego Camila Andrés Paloma Javier Inés Rafael Marisol Joaquín'),
    last: words('Navarro Castellanos Ibarra Montoya Quintero Salcedo Zamora Villanueva Peralta Cordero'),
  },
  {
    first: words('Mei Kenji Linh Wei Hana Minh Yuki Jun Thuy Daniel Grace Kevin'),
    last: words('Nakamura Tran Chen Park Nguyen Lim Watanabe Pham Huang Cho'),
  },
  {
    first: words('Priya Arjun Ananya Rohan Kavita Vikram Leela Sanjay Nisha Imran'),
    last: words('Desai Iyer Banerjee Kapoor Mehta Srinivasan Qureshi Pillai Joshi Bhatt'),
  },
  {
    first: words('Chidi Amara Kwame Zainab Kofi Ngozi Tunde Abena Yusuf Adaeze'),
    last: words('Adeyemi Mensah Nwosu Boateng Diallo Osei Eze Okonkwo Sarr Tadesse'),
  },
  {
    first: words('Layla Omar Yasmin Karim Dalia Samir Rania Farid Leila Tariq'),
    last: words('Mansour Khoury Nasser Azizi Farouk Saleh Rahimi Darwish Sabbagh Yilmaz'),
  },
  {
    first: words('Katarzyna Piotr Ingrid Lars Sofia Nikolai Elena Marek Annika Stefan Giulia Matteo'),
    last: words('Kowalski Novak Halvorsen Petrov Bergström Moretti Dvořák Lindgren Ferrari Zielinski'),
  },
  {
    first: words('Shea Kai Rowan Dakota Winona Leilani Micah Tala River Keoni'),
    last: words('Begay Kealoha Yazzie Redbird Kahale Tsosie Whitehorse Akana'),
  },
  {
    first: words('Siobhan Declan Maeve Rory Niamh Fergus Eilis Cormac Bronwyn Rhys'),
    last: words('Gallagher Byrne Donovan Pryce Keane Brennan Morgan Sweeney Tierney Llewellyn'),
  },
];

export const towns = words('Saltmarsh Hollin Orrin Marlow Penfield Larkin Castleby Ashgrove').flatMap(
  (town) => ['Tamarack Falls', town],
);

export const streets = [
  'Mill Street',
  'Orchard Lane',
  'Depot Road',
  'Chapel Hill Road',
  'Ridge Avenue',
  'Lakeside Drive',
];

export const employers = [
  'Brightwater Health',
  'Hollin Valley Schools',
  'Northfell Outfitters',
  'Saltmarsh Paper',
  'Orrin County',
  'Larkin & Daughters',
  'Castleby Credit Union',
];
