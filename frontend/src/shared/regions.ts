import { type SelectOption } from '../ui/Select';

const unitedStates =
  'AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,DC District of Columbia,FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,RI Rhode Island,SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,WA Washington,WV West Virginia,WI Wisconsin,WY Wyoming';
const canada =
  'AB Alberta,BC British Columbia,MB Manitoba,NB New Brunswick,NL Newfoundland and Labrador,NS Nova Scotia,NT Northwest Territories,NU Nunavut,ON Ontario,PE Prince Edward Island,QC Quebec,SK Saskatchewan,YT Yukon';
const mexico =
  'AGU Aguascalientes,BCN Baja California,BCS Baja California Sur,CAM Campeche,CHP Chiapas,CHH Chihuahua,COA Coahuila,COL Colima,CMX Ciudad de México,DUR Durango,GUA Guanajuato,GRO Guerrero,HID Hidalgo,JAL Jalisco,MEX México,MIC Michoacán,MOR Morelos,NAY Nayarit,NLE Nuevo León,OAX Oaxaca,PUE Puebla,QUE Querétaro,ROO Quintana Roo,SLP San Luis Potosí,SIN Sinaloa,SON Sonora,TAB Tabasco,TAM Tamaulipas,TLA Tlaxcala,VER Veracruz,YUC Yucatán,ZAC Zacatecas';

const read = (text: string): readonly SelectOption[] =>
  text.split(',').map((entry) => {
    const [value = '', ...name] = entry.split(' ');
    return { value, label: name.join(' ') };
  });

const regions: Readonly<Record<string, readonly SelectOption[]>> = {
  US: read(unitedStates),
  CA: read(canada),
  MX: read(mexico),
};

/** The regions to pick from in a country; undefined where they are typed (specification section 5, region picker). */
export function regionsOf(country: string): readonly SelectOption[] | undefined {
  return regions[country];
}
